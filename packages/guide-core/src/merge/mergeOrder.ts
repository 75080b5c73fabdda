import { fewestBroken } from './fewestBroken.ts';
import { tangles } from './tangles.ts';

/** The order of one list in three guides. */
export interface Orders<T> {
  readonly base: readonly T[];
  readonly ours: readonly T[];
  readonly theirs: readonly T[];
}

/**
 * The order of what the merged list holds.
 *
 * Of any two entries that both sides have in the list, adjacent or not:
 * - both sides agree when the same one comes first on both; then it comes first in the merged list;
 * - only one side changed them when the other has them as the base has; then they are as that side has them;
 * - the sides contradict each other when they differ and the base does not have both: nobody knows who changed what.
 *
 * Where these demands go round in a circle, or contradict each other, no list can meet them. `choose` is then asked once,
 * with the entries concerned, whose order counts among those; demands between all others still hold.
 *
 * An entry that only one side has in the list (added, moved here, or kept although the other side deleted it) stays
 * between its neighbours where these still are neighbours. Else it is put where the fewest entries are on the wrong
 * side of it, seen from the list it comes from. What ours added comes before what theirs added in the same place.
 * Cost: n log² n where both sides changed the order, else n log n.
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
  for (const source of [ours, theirs, base]) list = fewestBroken(list, source, ranks);
  if (list.length === members.size) return list;
  const placed = new Set(list);
  return [...list, ...[...members].filter((each) => !placed.has(each))];
}

/** The order of what both sides have. */
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
