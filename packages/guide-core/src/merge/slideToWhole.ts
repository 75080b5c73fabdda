import { type AlignedLines, type Anchor, differBehind } from './alignLines.ts';
import { wholeness } from './wholeValues.ts';

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
