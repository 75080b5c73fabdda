import { type Orders, tangles } from './tangles.ts';

/**
 * Returns the order of the merged list.
 *
 * For any two entries that both sides have in the list, adjacent or not:
 * - Both sides agree if the same one comes first on both; it then comes first in the merged list.
 * - Only one side changed them if the other has them as in the base; they are then as that side has them.
 * - The sides contradict each other if they differ and the base does not have both, because it is unknown who changed
 *   what.
 *
 * If these requirements are circular or contradict each other, no list can meet them. `choose` is then called once with
 * the entries concerned and returns whose order counts among them; requirements between all others still hold.
 *
 * An entry that only one side has in the list (added, moved here, or kept although the other side deleted it) stays
 * between its neighbours if they are still neighbours. Otherwise it goes where the fewest entries are on the wrong side
 * of it, according to its own list. Additions of ours come before additions of theirs at the same place. Cost: n log² n
 * if both sides changed the order, else n log n.
 */
export function mergeOrder<T>(
  members: ReadonlySet<T>,
  orders: Orders<T>,
  choose: (tangled: readonly T[]) => 'ours' | 'theirs',
): readonly T[] {
  const [ours, theirs, base] = [orders.ours, orders.theirs, orders.base].map((list) =>
    list.filter((each) => members.has(each)),
  ) as [T[], T[], T[]];
  if (ours.length === members.size && isSameList(ours, theirs)) return ours;
  let list = mergeShared(ours, theirs, base, choose);
  const ranks = new Map(base.map((each, at) => [each, at]));
  for (const source of [ours, theirs, base]) list = insertMissing(list, source, ranks);
  if (list.length === members.size) return list;
  const placed = new Set(list);
  return [...list, ...[...members].filter((each) => !placed.has(each))];
}

/** Returns the order of what both sides have. */
function mergeShared<T>(
  ours: readonly T[],
  theirs: readonly T[],
  base: readonly T[],
  choose: (tangled: readonly T[]) => 'ours' | 'theirs',
): readonly T[] {
  const [inOurs, inTheirs] = [new Set(ours), new Set(theirs)];
  const a = ours.filter((each) => inTheirs.has(each));
  const b = theirs.filter((each) => inOurs.has(each));
  if (isSameList(a, b)) return a;
  const was = base.filter((each) => inOurs.has(each) && inTheirs.has(each));
  if (isSameList(was, a)) return b;
  if (isSameList(was, b)) return a;
  const groups = tangles({ base: was, ours: a, theirs: b });
  const tangled = groups.filter(({ length }) => length > 1).flat();
  if (tangled.length === 0) return groups.flat();
  const places = new Map((choose(tangled) === 'ours' ? a : b).map((each, at) => [each, at]));
  return groups.flatMap((group) => group.toSorted((x, y) => (places.get(x) ?? 0) - (places.get(y) ?? 0)));
}

function isSameList<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((each, at) => each === b[at]);
}

/**
 * Returns the list with the entries that only `source` has. Each goes between its neighbours in `source` if they are
 * still neighbours, else into the gap where the fewest entries of `source` are on the wrong side of it: among several
 * such gaps the one after its predecessor in `source`, else the last. `ranks` are the positions in the base. They order
 * what two sources put into one gap; otherwise existing entries come first. Cost: n log n.
 */
export function insertMissing<T>(
  list: readonly T[],
  source: readonly T[],
  ranks: ReadonlyMap<T, number>,
): readonly T[] {
  const placed = new Set(list);
  if (source.every((each) => placed.has(each))) return list;
  const inSource = new Set(source);
  const known = list.filter((each) => inSource.has(each));
  const places = new Map(known.map((each, at) => [each, at]));
  const passed = new PassedEntries(known.length);
  const runs = new Map<number, T[]>();
  const following = followersIn(source, places, known.length);
  let before = -1;
  for (const [at, each] of source.entries()) {
    const place = places.get(each);
    if (place !== undefined) {
      passed.pass(place);
      before = place;
      continue;
    }
    const gap = following[at] === before + 1 ? before + 1 : passed.bestGap(before + 1);
    const run = runs.get(gap);
    if (run) run.push(each);
    else runs.set(gap, [each]);
  }
  const out: T[] = [];
  let [gap, others]: [number, T[]] = [0, []];
  for (const each of list) {
    if (!places.has(each)) {
      others.push(each);
      continue;
    }
    out.push(...inOneGap(others, runs.get(gap) ?? [], ranks), each);
    gap += 1;
    others = [];
  }
  out.push(...inOneGap(others, runs.get(gap) ?? [], ranks));
  return out;
}

/** Returns for each entry of the source the position of the next known one, or `end` after the last one. */
function followersIn<T>(source: readonly T[], places: ReadonlyMap<T, number>, end: number): readonly number[] {
  const following: number[] = [];
  let next = end;
  for (let at = source.length - 1; at >= 0; at -= 1) {
    following[at] = next;
    next = places.get(source[at] as T) ?? next;
  }
  return following;
}

/** Merges what two sources put into one gap: the first before the second, but entries of the base in its order. */
function inOneGap<T>(first: readonly T[], second: readonly T[], ranks: ReadonlyMap<T, number>): readonly T[] {
  const out: T[] = [];
  const rankOf = (each: T): number => ranks.get(each) ?? Infinity;
  const leastFrom: number[] = [];
  for (let at = second.length - 1; at >= 0; at -= 1) {
    leastFrom[at] = Math.min(leastFrom[at + 1] ?? Infinity, rankOf(second[at] as T));
  }
  let next = 0;
  for (const each of first) {
    const until = next;
    while (ranks.has(each) && (leastFrom[next] ?? Infinity) < rankOf(each)) next += 1;
    out.push(...second.slice(until, next), each);
  }
  return [...out, ...second.slice(next)];
}

/**
 * Tracks which entries of a list are passed, and finds the gap with the fewest passed entries after it and other
 * entries before it: the smallest prefix sum of -1 for passed and 1 for other entries, in a tree of sums.
 */
class PassedEntries {
  readonly #size: number;
  readonly #sums: Int32Array;
  readonly #least: Int32Array;

  constructor(entries: number) {
    this.#size = 2 ** Math.ceil(Math.log2(Math.max(1, entries)));
    this.#sums = new Int32Array(2 * this.#size).fill(1, this.#size);
    this.#least = this.#sums.slice();
    for (let at = this.#size - 1; at > 0; at -= 1) this.#sum(at);
  }

  pass(place: number): void {
    let at = this.#size + place;
    this.#sums[at] = -1;
    this.#least[at] = -1;
    for (at >>= 1; at > 0; at >>= 1) this.#sum(at);
  }

  bestGap(preferred: number): number {
    const least = Math.min(0, this.#least[1] ?? 0);
    if (this.#balance(preferred) === least) return preferred;
    if ((this.#least[1] ?? 0) > 0) return 0;
    let at = 1;
    while (at < this.#size) at = this.#throughRight(at) <= (this.#least[2 * at] ?? 0) ? 2 * at + 1 : 2 * at;
    return at - this.#size + 1;
  }

  #balance(gap: number): number {
    let sum = gap === this.#size ? (this.#sums[1] ?? 0) : 0;
    for (let at = gap === this.#size ? 1 : this.#size + gap; at > 1; at >>= 1)
      if (at % 2 === 1) sum += this.#sums[at - 1] ?? 0;
    return sum;
  }

  #throughRight(at: number): number {
    return (this.#sums[2 * at] ?? 0) + (this.#least[2 * at + 1] ?? 0);
  }

  #sum(at: number): void {
    this.#sums[at] = (this.#sums[2 * at] ?? 0) + (this.#sums[2 * at + 1] ?? 0);
    this.#least[at] = Math.min(this.#least[2 * at] ?? 0, this.#throughRight(at));
  }
}
