/** A section in which two texts differ: lines `from` (inclusive) to `to` (exclusive) of each. */
export interface Hunk {
  readonly a: readonly [from: number, to: number];
  readonly b: readonly [from: number, to: number];
}

/**
 * Returns the sections in which two lists of lines differ, in order (Myers' algorithm, without common ends). If more
 * than `mostEdits` lines differ, returns a single section, which limits the cost.
 */
export function lineDiff(a: readonly string[], b: readonly string[], mostEdits = 1500): readonly Hunk[] {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const [x, y] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (x.length === 0 && y.length === 0) return [];
  const whole: Hunk = { a: [start, start + x.length], b: [start, start + y.length] };
  if (x.length === 0 || y.length === 0) return [whole];
  const trace = traceOf(x, y, mostEdits);
  return trace === null ? [whole] : hunksOf(pairsOf(trace, x.length, y.length), x.length, y.length, start);
}

function traceOf(a: readonly string[], b: readonly string[], mostEdits: number): readonly Int32Array[] | null {
  const most = Math.min(a.length + b.length, mostEdits);
  const reach = new Int32Array(2 * most + 3);
  const trace: Int32Array[] = [];
  for (let edits = 0; edits <= most; edits += 1) {
    trace.push(reach.slice());
    for (let k = -edits; k <= edits; k += 2) {
      const at = k + most + 1;
      const down = k === -edits || (k !== edits && (reach[at - 1] ?? 0) < (reach[at + 1] ?? 0));
      let x = down ? (reach[at + 1] ?? 0) : (reach[at - 1] ?? 0) + 1;
      while (x < a.length && x - k < b.length && a[x] === b[x - k]) x += 1;
      reach[at] = x;
      if (x >= a.length && x - k >= b.length) return trace;
    }
  }
  return null;
}

/** Returns the lines that both have, as pairs of indexes, from the end to the start. */
function pairsOf(
  trace: readonly Int32Array[],
  lengthA: number,
  lengthB: number,
): readonly (readonly [number, number])[] {
  const pairs: (readonly [number, number])[] = [];
  let [x, y] = [lengthA, lengthB];
  for (let edits = trace.length - 1; edits >= 0; edits -= 1) {
    const reach = trace[edits] ?? new Int32Array();
    const middle = (reach.length - 1) / 2;
    const k = x - y;
    const down = k === -edits || (k !== edits && (reach[k - 1 + middle] ?? 0) < (reach[k + 1 + middle] ?? 0));
    const before = down ? k + 1 : k - 1;
    const fromX = edits === 0 ? 0 : (reach[before + middle] ?? 0);
    const fromY = edits === 0 ? 0 : fromX - before;
    while (x > fromX && y > fromY) {
      x -= 1;
      y -= 1;
      pairs.push([x, y]);
    }
    [x, y] = [fromX, fromY];
  }
  return pairs;
}

function hunksOf(
  pairs: readonly (readonly [number, number])[],
  lengthA: number,
  lengthB: number,
  offset: number,
): readonly Hunk[] {
  const hunks: Hunk[] = [];
  let [x, y] = [0, 0];
  for (const [nextX, nextY] of [...pairs.toReversed(), [lengthA, lengthB] as const]) {
    if (nextX > x || nextY > y) hunks.push({ a: [x + offset, nextX + offset], b: [y + offset, nextY + offset] });
    [x, y] = [nextX + 1, nextY + 1];
  }
  return hunks;
}
