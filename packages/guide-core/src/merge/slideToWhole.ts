import { type AlignedLines, type Anchor, differBehind } from './alignLines.ts';
import { wholeness } from './wholeValues.ts';

/**
 * Slides every stretch in which the sides differ to where it is made of whole values, as git does with what could as well
 * begin some lines earlier: `}, {` of a removed question becomes `{ }, `. What is whole nowhere stays where it is.
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
 * The anchor that a stretch passes when it slides by one line, at its place on the other side: null unless the line that
 * leaves the stretch is the same in every text.
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
