import { type Hunk, lineDiff } from './lineDiff.ts';

/** A line that all texts have: its place in each. Of the base `null` without one. */
export interface Anchor {
  readonly a: number;
  readonly b: number;
  readonly base: number | null;
}

/** A stretch between two anchors, by their positions in the list of anchors. */
export interface Region {
  readonly first: number;
  readonly last: number;
}

/** Two or three texts by lines, put side by side. The first anchor stands before, the last one behind all lines. */
export interface AlignedLines {
  readonly a: readonly string[];
  readonly b: readonly string[];
  readonly base: readonly string[] | null;
  readonly anchors: readonly Anchor[];
}

export function alignLines(a: readonly string[], b: readonly string[], base: readonly string[] | null): AlignedLines {
  const inB = imageOf(a, b);
  const inBase = base && imageOf(a, base);
  const anchors: Anchor[] = [{ a: -1, b: -1, base: base && -1 }];
  for (let at = 0; at < a.length; at += 1) {
    const [other, before] = [inB[at], inBase ? inBase[at] : null];
    if (other !== undefined && before !== undefined) anchors.push({ a: at, b: other, base: before });
  }
  anchors.push({ a: a.length, b: b.length, base: base && base.length });
  return { a, b, base, anchors };
}

/** For each line of one text the line of the other that it is, where it is one. */
function imageOf(a: readonly string[], b: readonly string[]): readonly (number | undefined)[] {
  const image: (number | undefined)[] = Array.from({ length: a.length });
  let [x, y] = [0, 0];
  for (const hunk of [...lineDiff(a, b), { a: [a.length, a.length], b: [b.length, b.length] } satisfies Hunk]) {
    for (; x < hunk.a[0]; x += 1, y += 1) image[x] = y;
    [x, y] = [hunk.a[1], hunk.b[1]];
  }
  return image;
}

/** What each text has between the two anchors. */
export function linesBetween({ a, b, base, anchors }: AlignedLines, { first, last }: Region) {
  const [from, to] = [anchors[first], anchors[last]];
  const slice = (lines: readonly string[], side: 'a' | 'b' | 'base') =>
    lines.slice((from?.[side] ?? -1) + 1, to?.[side] ?? lines.length);
  return { a: slice(a, 'a'), b: slice(b, 'b'), base: base && slice(base, 'base') };
}

/** True when the sides have different lines directly behind an anchor, or with `all` when any of the texts has. */
export function differBehind(texts: AlignedLines, anchor: number, all: boolean): boolean {
  const { a, b, base } = linesBetween(texts, { first: anchor, last: anchor + 1 });
  return !areSameLines(a, b) || (all && base !== null && !areSameLines(a, base));
}

export function areSameLines(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((line, at) => line === b[at]);
}
