import { remembered } from '@guide-studio/guide-core/internal';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { SubsetOptions } from 'subset-font';

const name = '@fontsource-variable/noto-s';
/** Scripts in search order. The first one covers Latin, Greek and Cyrillic. */
const scripts = [
  'ans',
  'ans-arabic',
  'ans-hebrew',
  'ans-devanagari',
  'ans-bengali',
  'ans-gujarati',
  'ans-gurmukhi',
  'ans-oriya',
  'ans-tamil',
  'ans-telugu',
  'ans-kannada',
  'ans-malayalam',
  'ans-sinhala',
  'ans-thai',
  'ans-lao',
  'ans-khmer',
  'ans-myanmar',
  'ans-georgian',
  'ans-armenian',
  'ans-ethiopic',
  'erif-tibetan',
] as const;
/** The same characters look different in these languages, so the font of the guide's language comes first. */
const eastAsian = ['ans-sc', 'ans-tc', 'ans-jp', 'ans-kr'] as const;

type Font = (typeof scripts)[number] | (typeof eastAsian)[number];

/** A part of a font (one file), and the characters needed from it. */
export interface Slice {
  readonly font: Font;
  readonly name: string;
  readonly points: readonly number[];
}

/**
 * Returns CSS rules with the fonts that a text needs, as embedded data, under the family name `Pack`: only the
 * characters of the text. Characters without a font are left to the reader's machine.
 */
export async function fontRules(text: string, guideLanguage: string): Promise<string> {
  const rules: string[] = [];
  for (const slice of await slicesFor(text, guideLanguage)) rules.push(await ruleOf(slice));
  return rules.join('\n');
}

/** Returns the parts of fonts that contain the characters of a text, each character in the first part that has it. */
export async function slicesFor(text: string, guideLanguage: string): Promise<readonly Slice[]> {
  const missing = new Set<number>();
  for (const character of text) missing.add(character.codePointAt(0) ?? 0);
  const slices: Slice[] = [];
  for (const font of fontsFor(guideLanguage)) {
    for (const [name, ranges] of Object.entries(await slicesOf(font))) {
      const points = [...missing].filter((point) => ranges.some(([from, to]) => point >= from && point <= to));
      if (points.length === 0) continue;
      for (const point of points) missing.delete(point);
      slices.push({ font, name, points });
    }
  }
  return slices;
}

/** Returns the WOFF2 file of a part: all its characters, in all weights. */
export async function fontFile({ font, name: slice }: Slice): Promise<Buffer> {
  return await readFile(join(folderOf(font), 'files', `noto-s${font}-${slice}-wght-normal.woff2`));
}

/**
 * Returns a part of a font as HarfBuzz writes it: with the characters of a text, or with all if there is no text. The
 * library takes a tenth of a second to load, so that happens with the first font.
 */
export async function rewrittenFont(slice: Slice, text: string | undefined, options: SubsetOptions): Promise<Buffer> {
  const { default: subsetFont } = await import('subset-font');
  return await subsetFont(await fontFile(slice), text, options);
}

function fontsFor(language: string): readonly Font[] {
  const first = { ja: 'ans-jp', ko: 'ans-kr', 'zh-TW': 'ans-tc', 'zh-HK': 'ans-tc' }[language];
  const others = eastAsian.filter((font) => font !== first);
  return [...scripts, ...eastAsian.filter((font) => font === first), ...others];
}

type Range = readonly [from: number, to: number];
const known = new Map<Font, Promise<Readonly<Record<string, readonly Range[]>>>>();

/** Returns the parts of a font by name, each with its characters. */
async function slicesOf(font: Font): Promise<Readonly<Record<string, readonly Range[]>>> {
  const slices = remembered(known, font, () => readSlices(font));
  return await slices;
}

async function readSlices(font: Font): Promise<Readonly<Record<string, readonly Range[]>>> {
  const text = await readFile(join(folderOf(font), 'unicode.json'), 'utf8');
  const entries = Object.entries(JSON.parse(text) as Record<string, string>);
  return Object.fromEntries(entries.map(([slice, ranges]) => [slice.replaceAll(/[[\]]/gu, ''), rangesOf(ranges)]));
}

function rangesOf(text: string): readonly Range[] {
  return text.split(',').map((range) => {
    const [from = '0', to = from] = range.replace(/^U\+/iu, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}

/**
 * Returns the font of a page: the characters needed from a part, in all weights. WOFF, because WOFF2 takes more than
 * five times as long to save a quarter of a font that is small already.
 */
export async function pageFont(slice: Slice): Promise<Buffer> {
  return await rewrittenFont(slice, String.fromCodePoint(...slice.points), { targetFormat: 'woff' });
}

// Limited to the characters needed: if ranges overlap, browsers use the last rule.
async function ruleOf(slice: Slice): Promise<string> {
  const source = `url(data:font/woff;base64,${(await pageFont(slice)).toString('base64')}) format('woff')`;
  const covered = slice.points.map((point) => `U+${point.toString(16)}`).join(',');
  return `@font-face{font-family:'Pack';font-weight:100 900;src:${source};unicode-range:${covered}}`;
}

function folderOf(font: Font): string {
  return dirname(createRequire(import.meta.url).resolve(`${name}${font}/LICENSE`));
}
