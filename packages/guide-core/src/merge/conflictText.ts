import { type Hunk, lineDiff } from './lineDiff.ts';

/** The three texts of a conflict, all in canonical form, and what the sides are called. */
export interface ConflictTexts {
  readonly ours: string;
  readonly theirs: string;
  /** The common ancestor; null when it is not known. */
  readonly base: string | null;
  readonly labels: { readonly ours: string; readonly base: string; readonly theirs: string };
}

/** A line that all texts have: its place in each. Of the base `null` without one. */
interface Anchor {
  readonly a: number;
  readonly b: number;
  readonly base: number | null;
}

/** A stretch between two anchors, by their positions in the list of anchors. */
interface Region {
  readonly first: number;
  readonly last: number;
}

interface Aligned {
  readonly a: readonly string[];
  readonly b: readonly string[];
  readonly base: readonly string[] | null;
  readonly anchors: readonly Anchor[];
}

/**
 * Two versions of a guide as one text with conflict markers as git writes them (with the base between, as `diff3`
 * style). Each side of a conflict is a run of whole JSON values, so that either can be taken as it stands.
 * {@link readConflictMarkers} takes it apart again.
 */
export function conflictText({ ours, theirs, base, labels }: ConflictTexts): string {
  const texts = aligned(linesOf(ours), linesOf(theirs), base === null ? null : linesOf(base));
  const out: string[] = [];
  let at = 0;
  for (const region of regionsOf(texts)) {
    const inside = between(texts, region);
    const start = (texts.anchors[region.first]?.a ?? -1) + 1;
    out.push(...texts.a.slice(at, start), `<<<<<<< ${labels.ours}`, ...inside.a);
    if (inside.base) out.push(`||||||| ${labels.base}`, ...inside.base);
    out.push('=======', ...inside.b, `>>>>>>> ${labels.theirs}`);
    at = texts.anchors[region.last]?.a ?? texts.a.length;
  }
  return `${[...out, ...texts.a.slice(at)].join('\n')}\n`;
}

function linesOf(text: string): readonly string[] {
  return text.replace(/\n$/u, '').split('\n');
}

function aligned(a: readonly string[], b: readonly string[], base: readonly string[] | null): Aligned {
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

/** The stretches in which the sides differ, each grown until it is made of whole values in every text. */
function regionsOf(texts: Aligned): readonly Region[] {
  const regions: Region[] = [];
  for (let at = 0; at + 1 < texts.anchors.length; at += 1) {
    const gap = between(texts, { first: at, last: at + 1 });
    if (gap.a.length === gap.b.length && gap.a.every((line, index) => line === gap.b[index])) continue;
    let region = grown(texts, { first: at, last: at + 1 });
    // What reaches into the one before becomes one with it, and that may have to grow again.
    for (let last = regions.at(-1); last && region.first < last.last; last = regions.at(-1)) {
      regions.pop();
      region = grown(texts, { first: Math.min(last.first, region.first), last: Math.max(last.last, region.last) });
    }
    regions.push(region);
    at = region.last - 1;
  }
  return regions;
}

// Towards the start while something closes that was not opened, else towards the end.
function grown(texts: Aligned, from: Region): Region {
  let { first, last } = from;
  const end = texts.anchors.length - 1;
  for (;;) {
    const { a, b, base } = between(texts, { first, last });
    const sides = base ? [a, b, base] : [a, b];
    if (sides.every(isWhole)) return { first, last };
    const missesStart = sides.some((lines) => balance(lines).lowest < 0);
    if (first > 0 && (missesStart || last >= end)) first -= 1;
    else if (last < end) last += 1;
    else return { first, last };
  }
}

function between({ a, b, base, anchors }: Aligned, { first, last }: Region) {
  const [from, to] = [anchors[first], anchors[last]];
  const slice = (lines: readonly string[], side: 'a' | 'b' | 'base') =>
    lines.slice((from?.[side] ?? -1) + 1, to?.[side] ?? lines.length);
  return { a: slice(a, 'a'), b: slice(b, 'b'), base: base && slice(base, 'base') };
}

function isWhole(lines: readonly string[]): boolean {
  const { depth, lowest } = balance(lines);
  return depth === 0 && lowest === 0;
}

function balance(lines: readonly string[]): { readonly depth: number; readonly lowest: number } {
  let [depth, lowest] = [0, 0];
  for (const line of lines) {
    if (/^\s*[\]}],?$/u.test(line)) depth -= 1;
    lowest = Math.min(lowest, depth);
    if (/[[{]$/u.test(line)) depth += 1;
  }
  return { depth, lowest };
}
