import { fontFile, type Slice, slicesFor } from './fonts.ts';
import { atWeight } from './trueType/atWeight.ts';
import { trueTypeFile } from './trueType/trueTypeFile.ts';
import { woff2Font } from './trueType/woff2Font.ts';

/** What a text is set in where nothing else is said. */
export const usualFont = 'Noto Sans';

const regular = 400;

/** A stretch of a text in one font; no font: the usual one, or whatever the reader's machine has. */
export interface Stretch {
  readonly text: string;
  readonly font: string | undefined;
}

/** The fonts that a Word document brings along. */
export interface WordFonts {
  readonly files: readonly { readonly name: string; readonly data: Buffer }[];
  stretches(text: string): readonly Stretch[];
}

/** The parts of fonts that hold the characters of a text, each as a TrueType font with a name of its own. */
export async function wordFonts(text: string, guideLanguage: string): Promise<WordFonts> {
  const slices = await slicesFor(text, guideLanguage);
  const fonts = new Map<number, string>();
  const files: { name: string; data: Buffer }[] = [];
  for (const slice of slices) {
    const name = nameOf(slice);
    files.push({ name, data: trueTypeFile(atWeight(woff2Font(await fontFile(slice)), regular), name) });
    for (const point of slice.points) fonts.set(point, name);
  }
  return { files, stretches: (line) => stretchesOf(line, fonts) };
}

function nameOf({ font, name }: Slice): string {
  const family = `Noto S${font.replaceAll('-', ' ')}`;
  return name === 'latin' ? usualFont : `${family} ${name}`;
}

// What joins letters, and what lies between words, stays with the letters before it: a script is shaped in one piece.
const joins = /[\p{M}\p{Cf}\s]/u;

function stretchesOf(text: string, fonts: ReadonlyMap<number, string>): readonly Stretch[] {
  const stretches: { text: string; font: string | undefined }[] = [];
  for (const character of text) {
    const last = stretches.at(-1);
    const font = fonts.get(character.codePointAt(0) ?? 0);
    if (last && (last.font === font || joins.test(character))) last.text += character;
    else stretches.push({ text: character, font });
  }
  return stretches;
}
