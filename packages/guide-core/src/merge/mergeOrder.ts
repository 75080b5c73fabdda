import { fewestBroken } from './fewestBroken.ts';
import { tangles } from './tangles.ts';

export interface Orders<T> {
  readonly base: readonly T[];
  readonly ours: readonly T[];
  readonly theirs: readonly T[];
}

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
  for (const source of [ours, theirs, base]) list = fewestBroken(list, source, ranks);
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
