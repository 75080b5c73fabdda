import { longestIncreasing } from '../../diff/guideParts.ts';
import type { TextLines } from './keyedLines.ts';
import { type Hunk, lineDiff } from './lineDiff.ts';

/** A line that all texts share, with its index in each; `base` is null without a base. */
export interface Anchor {
  readonly a: number;
  readonly b: number;
  readonly base: number | null;
}

/** The section between two anchors, by their index in the list of anchors. */
export interface Region {
  readonly first: number;
  readonly last: number;
}

/** Two or three texts aligned by lines. The first anchor is before, the last one after all lines. */
export interface AlignedLines {
  readonly a: readonly string[];
  readonly b: readonly string[];
  readonly base: readonly string[] | null;
  readonly anchors: readonly Anchor[];
  /** True if keys determine which lines correspond. Otherwise the base may differ in lines that both sides share. */
  readonly isExact: boolean;
}

/** Aligns two texts, and their base if there is one, by their keys or else by a diff of their lines. */
export function alignLines(a: TextLines, b: TextLines, base: TextLines | null): AlignedLines {
  const inB = imageOf(a, b);
  const inBase = base && imageOf(a, base);
  const anchors: Anchor[] = [{ a: -1, b: -1, base: base && -1 }];
  for (let at = 0; at < a.lines.length; at += 1) {
    const [other, before] = [inB[at], inBase ? inBase[at] : null];
    if (other !== undefined && before !== undefined) anchors.push({ a: at, b: other, base: before });
  }
  anchors.push({ a: a.lines.length, b: b.lines.length, base: base && base.lines.length });
  return { a: a.lines, b: b.lines, base: base && base.lines, anchors, isExact: a.keys !== undefined };
}

/** Returns for each line of one text the corresponding line of the other, if there is one. */
function imageOf(a: TextLines, b: TextLines): readonly (number | undefined)[] {
  return a.keys && b.keys ? imageByKeys(a, a.keys, b, b.keys) : imageByLines(a.lines, b.lines);
}

function imageByKeys(
  a: TextLines,
  keysA: readonly string[],
  b: TextLines,
  keysB: readonly string[],
): readonly (number | undefined)[] {
  const places = new Map(keysB.map((key, at) => [key, at]));
  const pairs = a.lines.flatMap((line, at) => {
    const other = places.get(keysA[at] ?? '');
    return other !== undefined && b.lines[other] === line ? [[at, other] as const] : [];
  });
  const inOrder = longestIncreasing(pairs.map(([, other]) => other));
  const image: (number | undefined)[] = Array.from({ length: a.lines.length });
  for (const [at, [line, other]] of pairs.entries()) if (inOrder.has(at)) image[line] = other;
  return image;
}

function imageByLines(a: readonly string[], b: readonly string[]): readonly (number | undefined)[] {
  const image: (number | undefined)[] = Array.from({ length: a.length });
  let [x, y] = [0, 0];
  for (const hunk of [...lineDiff(a, b), { a: [a.length, a.length], b: [b.length, b.length] } satisfies Hunk]) {
    for (; x < hunk.a[0]; x += 1, y += 1) image[x] = y;
    [x, y] = [hunk.a[1], hunk.b[1]];
  }
  return image;
}

/** Returns the lines of each text between two anchors. */
export function linesBetween({ a, b, base, anchors }: AlignedLines, { first, last }: Region) {
  const [from, to] = [anchors[first], anchors[last]];
  const slice = (lines: readonly string[], side: 'a' | 'b' | 'base') =>
    lines.slice((from?.[side] ?? -1) + 1, to?.[side] ?? lines.length);
  return { a: slice(a, 'a'), b: slice(b, 'b'), base: base && slice(base, 'base') };
}

/** Returns true if the texts have different lines directly after an anchor. The base counts only if there are keys. */
export function differBehind(texts: AlignedLines, anchor: number): boolean {
  const { a, b, base } = linesBetween(texts, { first: anchor, last: anchor + 1 });
  return !areSame(a, b) || (texts.isExact && base !== null && !areSame(a, base));
}

/** Returns true if two lists have the same lines. */
export function areSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((line, at) => line === b[at]);
}
