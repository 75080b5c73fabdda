import { rewrittenFont, type Slice, slicesFor } from './fonts.ts';
import { namedFont } from './namedFont.ts';

/** The default font. */
export const usualFont = 'Noto Sans';

const regular = 400;

/** A run of text in one font; without a font, it uses the default one or a font of the reader's machine. */
export interface Stretch {
  readonly text: string;
  readonly font: string | undefined;
}

/** The fonts embedded in a Word document. */
export interface WordFonts {
  readonly files: readonly { readonly name: string; readonly data: Buffer }[];
  stretches(text: string): readonly Stretch[];
}

/** Returns the parts of fonts that contain the characters of a text, each as a TrueType font with its own name. */
export async function wordFonts(text: string, guideLanguage: string): Promise<WordFonts> {
  const slices = await slicesFor(text, guideLanguage);
  const fonts = new Map<number, string>();
  const files: { name: string; data: Buffer }[] = [];
  for (const slice of slices) {
    const name = nameOf(slice);
    files.push({ name, data: await wordFont(slice, name) });
    for (const point of slice.points) fonts.set(point, name);
  }
  return { files, stretches: (line) => stretchesOf(line, fonts) };
}

/**
 * Returns a part of a font in one weight, as a TrueType font with this name, because Word reads neither WOFF nor
 * variable fonts. It keeps all characters of the part, so that people can write in the document.
 */
export async function wordFont(slice: Slice, name: string): Promise<Buffer> {
  const options = { targetFormat: 'truetype', keepAllGlyphs: true, variationAxes: { wght: regular } } as const;
  return namedFont(await rewrittenFont(slice, undefined, options), name);
}

function nameOf({ font, name }: Slice): string {
  const family = `Noto S${font.replaceAll('-', ' ')}`;
  return name === 'latin' ? usualFont : `${family} ${name}`;
}

// Joiners and spaces stay with the letters before them, because a script must be shaped in one run.
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
