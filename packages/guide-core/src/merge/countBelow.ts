/** The positions of one entry in three lists, from 0. */
export type Triple = readonly [number, number, number];

/** The number of entries before one: in all three lists, and in both lists of a pair, summed over the three pairs. */
export interface Below {
  readonly all: number;
  readonly two: number;
}

/** Counts for each entry the entries before it. `triples` are sorted by their first position. Cost: n log² n. */
export function countBelow(triples: readonly Triple[]): readonly Below[] {
  const size = triples.length;
  const two = new Int32Array(size);
  for (const [first, second] of [
    [0, 1],
    [0, 2],
    [1, 2],
  ] as const) {
    const order = triples.map((_, at) => at).sort((x, y) => (triples[x]?.[first] ?? 0) - (triples[y]?.[first] ?? 0));
    const seen = new Counts(size);
    for (const at of order) {
      const place = triples[at]?.[second] ?? 0;
      two[at] = (two[at] ?? 0) + seen.below(place);
      seen.add(place, 1);
    }
  }
  const all = new Int32Array(size);
  countAll(
    triples,
    triples.map((_, at) => at),
    new Counts(size),
    all,
  );
  return triples.map((_, at) => ({ all: all[at] ?? 0, two: two[at] ?? 0 }));
}

/** Divide and conquer: adds what the first half contributes to the second. Returns the entries by second position. */
function countAll(triples: readonly Triple[], part: readonly number[], seen: Counts, all: Int32Array): number[] {
  if (part.length < 2) return [...part];
  const middle = part.length >> 1;
  const left = countAll(triples, part.slice(0, middle), seen, all);
  const right = countAll(triples, part.slice(middle), seen, all);
  const merged: number[] = [];
  let next = 0;
  const placeOf = (at: number, list: 1 | 2): number => triples[at]?.[list] ?? 0;
  const added: number[] = [];
  for (const at of right) {
    for (let other = left[next]; other !== undefined && placeOf(other, 1) < placeOf(at, 1); other = left[next]) {
      seen.add(placeOf(other, 2), 1);
      added.push(other);
      merged.push(other);
      next += 1;
    }
    all[at] = (all[at] ?? 0) + seen.below(placeOf(at, 2));
    merged.push(at);
  }
  for (const other of added) seen.add(placeOf(other, 2), -1);
  return [...merged, ...left.slice(next)];
}

/** Counts per position, with the sum below a position (a Fenwick tree). */
class Counts {
  readonly #sums: Int32Array;

  constructor(size: number) {
    this.#sums = new Int32Array(size + 1);
  }

  add(place: number, count: number): void {
    for (let at = place + 1; at < this.#sums.length; at += at & -at) this.#sums[at] = (this.#sums[at] ?? 0) + count;
  }

  below(place: number): number {
    let sum = 0;
    for (let at = place; at > 0; at -= at & -at) sum += this.#sums[at] ?? 0;
    return sum;
  }
}
