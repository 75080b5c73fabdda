/** The orders of one list in the three guides. */
export interface Orders<T> {
  readonly base: readonly T[];
  readonly ours: readonly T[];
  readonly theirs: readonly T[];
}

/**
 * Returns the entries in groups, ordered by the requirements of `mergeOrder`: every entry of a group comes before every
 * entry of the next one. A group with several entries has requirements that no order meets: it is a strongly connected
 * component of "comes before". `ours` and `theirs` contain the same entries, `base` some or all of them.
 *
 * Each entry gets a number: the requirements that put it after another one, minus those that put it before. Sorted by
 * this number, the first k entries complete a group if their sum is -k(n - k): all requirements between them and the
 * others then point the same way (Landau's theorem on tournaments). Cost: n log² n.
 */
export function tangles<T>({ base, ours, theirs }: Orders<T>): readonly (readonly T[])[] {
  const behind = netDemands(base, ours, theirs);
  const sorted = ours.toSorted((x, y) => (behind.get(x) ?? 0) - (behind.get(y) ?? 0));
  const groups: T[][] = [];
  let [sum, group]: [number, T[]] = [0, []];
  for (const [at, each] of sorted.entries()) {
    sum += behind.get(each) ?? 0;
    group.push(each);
    const taken = at + 1;
    if (sum !== -taken * (sorted.length - taken)) continue;
    groups.push(group);
    group = [];
  }
  return groups;
}

function netDemands<T>(base: readonly T[], ours: readonly T[], theirs: readonly T[]): ReadonlyMap<T, number> {
  const known = new Set(base);
  const fresh = ours.length - base.length;
  const placesOf = (list: readonly T[]) => new Map(list.map((each, at) => [each, at]));
  const [places, otherPlaces] = [placesOf(ours), placesOf(theirs)];
  const [ranks, otherRanks] = [ours, theirs].map((list) => placesOf(list.filter((each) => known.has(each)))) as [
    Map<T, number>,
    Map<T, number>,
  ];
  const at = (map: ReadonlyMap<T, number>, each: T): number => map.get(each) ?? 0;
  const net = new Map<T, number>();
  // For entries not in the base, what both sides agree on is a requirement; otherwise there is one each way.
  for (const each of ours) {
    const sum = at(places, each) + at(otherPlaces, each);
    net.set(each, known.has(each) ? sum - at(ranks, each) - at(otherRanks, each) - fresh : sum - (ours.length - 1));
  }
  const triples = base.map((each, rank): Triple => [rank, at(ranks, each), at(otherRanks, each)]);
  const last = base.length - 1;
  for (const [rank, { all, two }] of countBelow(triples).entries()) {
    const each = base[rank];
    const triple = triples[rank];
    if (each === undefined || !triple) continue;
    // Entries before it in all three lists and entries after it in all three: neither side changed these.
    const none = last - (triple[0] + triple[1] + triple[2]) + two - all;
    const demanded = all + (last - rank) - none;
    net.set(each, (net.get(each) ?? 0) + 2 * demanded - last);
  }
  return net;
}

/** The positions of one entry in three lists, from 0. */
type Triple = readonly [number, number, number];

/** The number of entries before one: in all three lists, and in both lists of a pair, summed over the three pairs. */
interface Below {
  readonly all: number;
  readonly two: number;
}

/** Counts for each entry the entries before it. `triples` are sorted by their first position. Cost: n log² n. */
function countBelow(triples: readonly Triple[]): readonly Below[] {
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
  const positionIn = (at: number, list: 1 | 2): number => triples[at]?.[list] ?? 0;
  const added: number[] = [];
  for (const at of right) {
    for (let other = left[next]; other !== undefined && positionIn(other, 1) < positionIn(at, 1); other = left[next]) {
      seen.add(positionIn(other, 2), 1);
      added.push(other);
      merged.push(other);
      next += 1;
    }
    all[at] = (all[at] ?? 0) + seen.below(positionIn(at, 2));
    merged.push(at);
  }
  for (const other of added) seen.add(positionIn(other, 2), -1);
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
