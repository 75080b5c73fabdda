import { countBelow, type Triple } from './countBelow.ts';
import type { Orders } from './mergeOrder.ts';

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
