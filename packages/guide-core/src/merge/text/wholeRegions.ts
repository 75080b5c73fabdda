import { type AlignedLines, type Anchor, differBehind, linesBetween, type Region } from './alignLines.ts';

/**
 * Shifts every section in which the sides differ so that it consists of whole values, as git does with sections that
 * could as well begin some lines earlier: `}, {` of a removed question becomes `{ }, `. A section that is whole nowhere
 * stays.
 */
export function slideToWhole(texts: AlignedLines): AlignedLines {
  let slid = texts;
  for (let gap = 0; gap + 1 < texts.anchors.length; gap += 1) {
    if (differBehind(slid, gap)) slid = slidUntilWhole(slid, gap, -1) ?? slidUntilWhole(slid, gap, 1) ?? slid;
  }
  return slid;
}

function slidUntilWhole(texts: AlignedLines, from: number, step: -1 | 1): AlignedLines | null {
  const anchors = [...texts.anchors];
  const tried = { ...texts, anchors };
  for (let gap = from; wholeness(tried, { first: gap, last: gap + 1 }) !== 'whole'; gap += step) {
    const passed = step < 0 ? gap : gap + 1;
    const moved = movedAnchor(tried, passed, step);
    if (!moved) return null;
    anchors[passed] = moved;
  }
  return tried;
}

/**
 * Returns the anchor that a section passes when it moves by one line, at its position on the other side. Returns null
 * unless the line that leaves the section is the same in every text.
 */
function movedAnchor({ a, b, base, anchors }: AlignedLines, passed: number, step: -1 | 1): Anchor | null {
  const [beside, anchor, end] = [anchors[passed + step], anchors[passed], anchors[passed - step]];
  if (!beside || !anchor || !end || !isNext(anchor, beside, step)) return null;
  const moved = { a: end.a + step, b: end.b + step, base: end.base === null ? null : end.base + step };
  const line = a[moved.a];
  const isSame = line !== undefined && line === b[moved.b] && (moved.base === null || base?.[moved.base] === line);
  return isSame ? moved : null;
}

function isNext(from: Anchor, to: Anchor, step: -1 | 1): boolean {
  return to.a === from.a + step && to.b === from.b + step && (from.base === null || to.base === from.base + step);
}

/** Returns the sections that differ, each extended until it consists of whole values in every text. */
export function regionsOf(texts: AlignedLines): readonly Region[] {
  const regions: Region[] = [];
  for (let at = 0; at + 1 < texts.anchors.length; at += 1) {
    if (!differBehind(texts, at)) continue;
    let region = grown(texts, { first: at, last: at + 1 });
    // Overlapping sections are joined, and the result may have to grow again.
    for (let last = regions.at(-1); last && region.first < last.last; last = regions.at(-1)) {
      regions.pop();
      region = grown(texts, { first: Math.min(last.first, region.first), last: Math.max(last.last, region.last) });
    }
    regions.push(region);
    at = region.last - 1;
  }
  return regions;
}

// Extends towards the start while something closes that was not opened, else towards the end. Extends by a single line
// at the end if that is enough.
function grown(texts: AlignedLines, from: Region): Region {
  let { first, last } = from;
  const end = texts.anchors.length - 1;
  for (;;) {
    const state = wholeness(texts, { first, last });
    if (state === 'whole') return { first, last };
    const longer = { first, last: last + 1 };
    if (state === 'beginsLate' && last < end && wholeness(texts, longer) === 'whole') return longer;
    if (first > 0 && (state === 'beginsLate' || last >= end)) first -= 1;
    else if (last < end) last += 1;
    else return { first, last };
  }
}

const closing = /^\s*[\]}],?$/u;

/**
 * Returns whether a region is a run of whole JSON values in each text, so that either side can be used as it is. A
 * bracket that closes in all of them may come first (its comma may differ). Otherwise, returns whether the region
 * begins too late or ends too early.
 */
function wholeness(texts: AlignedLines, region: Region): 'whole' | 'beginsLate' | 'endsEarly' {
  const { a, b, base } = linesBetween(texts, region);
  const sides = base ? [a, b, base] : [a, b];
  const closers = new Set(sides.map(([first = '']) => (closing.test(first) ? first.replace(/,$/u, '') : '')));
  const balances = sides.map((lines) => balance(closers.size === 1 && !closers.has('') ? lines.slice(1) : lines));
  if (balances.every(({ depth, lowest }) => depth === 0 && lowest === 0)) return 'whole';
  return balances.some(({ lowest }) => lowest < 0) ? 'beginsLate' : 'endsEarly';
}

function balance(lines: readonly string[]): { readonly depth: number; readonly lowest: number } {
  let [depth, lowest] = [0, 0];
  for (const line of lines) {
    if (closing.test(line)) depth -= 1;
    lowest = Math.min(lowest, depth);
    if (/[[{]$/u.test(line)) depth += 1;
  }
  return { depth, lowest };
}
