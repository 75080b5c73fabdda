/** A replaced range of a text: offsets of the text before. */
export interface TextChange {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** Looking for more differences than this would take longer than replacing what is between the first and the last. */
const mostEdits = 400;

/** Few and small changes that make one text of another, whole lines at a time: cursor and scroll keep their place. */
export function textChanges(before: string, after: string): readonly TextChange[] {
  if (before === after) return [];
  const { start, end } = common(before, after);
  const from = start === 0 ? 0 : before.lastIndexOf('\n', start - 1) + 1;
  // The rest after both line ends is the same.
  const line = before.indexOf('\n', before.length - end);
  const behind = line < 0 ? 0 : before.length - line - 1;
  const old = linesOf(before.slice(from, before.length - behind));
  const now = linesOf(after.slice(from, after.length - behind));
  return runsOf(old, now, from).map((change) => trimmed(before, change));
}

/** How much of two texts is the same at their beginnings and at their ends. */
function common(a: string, b: string): { readonly start: number; readonly end: number } {
  const most = Math.min(a.length, b.length);
  let start = 0;
  while (start < most && a.charCodeAt(start) === b.charCodeAt(start)) start += 1;
  let end = 0;
  while (end < most - start && a.charCodeAt(a.length - 1 - end) === b.charCodeAt(b.length - 1 - end)) end += 1;
  return { start, end };
}

function linesOf(text: string): readonly string[] {
  return text.split(/(?<=\n)/);
}

function lengthOf(lines: readonly string[], from: number, to: number): number {
  let length = 0;
  for (let at = from; at < to; at++) length += lines[at]?.length ?? 0;
  return length;
}

/** The replaced runs of lines between two texts. */
function runsOf(old: readonly string[], now: readonly string[], start: number): readonly TextChange[] {
  const kept = keptLines(old, now) ?? [];
  const changes: TextChange[] = [];
  let [a, b, offset] = [0, 0, start];
  for (const [x, y] of [...kept, [old.length, now.length] as const]) {
    const length = lengthOf(old, a, x);
    if (x > a || y > b) changes.push({ from: offset, to: offset + length, insert: now.slice(b, y).join('') });
    offset += length + (old[x]?.length ?? 0);
    [a, b] = [x + 1, y + 1];
  }
  return changes;
}

/** The lines that both have, as pairs of positions (Myers); null when the texts differ too much to look for them. */
function keptLines(old: readonly string[], now: readonly string[]): readonly (readonly [number, number])[] | null {
  const trace: Map<number, number>[] = [];
  let furthest = new Map<number, number>([[1, 0]]);
  for (let edits = 0; edits <= Math.min(mostEdits, old.length + now.length); edits++) {
    const next = new Map<number, number>(furthest);
    for (let k = -edits; k <= edits; k += 2) {
      let x = startOf(furthest, k, edits);
      while (x < old.length && x - k < now.length && old[x] === now[x - k]) x += 1;
      next.set(k, x);
      if (x >= old.length && x - k >= now.length) return backtrack([...trace, furthest], old.length, now.length);
    }
    trace.push(furthest);
    furthest = next;
  }
  return null;
}

function startOf(furthest: ReadonlyMap<number, number>, k: number, edits: number): number {
  const down = furthest.get(k + 1) ?? -1;
  const right = furthest.get(k - 1) ?? -1;
  return k === -edits || (k !== edits && right < down) ? down : right + 1;
}

function backtrack(
  trace: readonly ReadonlyMap<number, number>[],
  endX: number,
  endY: number,
): readonly (readonly [number, number])[] {
  const kept: [number, number][] = [];
  let [x, y] = [endX, endY];
  for (let edits = trace.length - 1; edits >= 0; edits--) {
    const furthest = trace[edits] ?? new Map<number, number>();
    const k = x - y;
    const begin = startOf(furthest, k, edits);
    const beginY = begin - k;
    while (x > begin && y > beginY && x > 0 && y > 0) kept.unshift([(x -= 1), (y -= 1)]);
    if (edits === 0) break;
    const cameDown = begin === (furthest.get(k + 1) ?? -1) && isDown(furthest, k, edits);
    [x, y] = cameDown ? [begin, beginY - 1] : [begin - 1, beginY];
  }
  return kept;
}

function isDown(furthest: ReadonlyMap<number, number>, k: number, edits: number): boolean {
  return k === -edits || (k !== edits && (furthest.get(k - 1) ?? -1) < (furthest.get(k + 1) ?? -1));
}

/** Without what both have at the ends: a word that changed in a line is replaced alone. */
function trimmed(before: string, { from, to, insert }: TextChange): TextChange {
  const { start, end } = common(before.slice(from, to), insert);
  return { from: from + start, to: to - end, insert: insert.slice(start, insert.length - end) };
}
