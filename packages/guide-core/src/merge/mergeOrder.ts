import { longestIncreasing } from '../diff/increasing.ts';

/** The order of one list in three guides. */
export interface Orders<T> {
  readonly base: readonly T[];
  readonly ours: readonly T[];
  readonly theirs: readonly T[];
}

/**
 * The order of what the merged list holds: the moves of both sides. `choose` is asked only when both moved the same
 * entries differently; whose order counts wholly then.
 */
export function mergeOrder<T>(
  members: ReadonlySet<T>,
  { base, ours, theirs }: Orders<T>,
  choose: () => 'ours' | 'theirs',
): readonly T[] {
  if (ours.length === members.size && isSameList(ours, theirs) && ours.every((each) => members.has(each))) return ours;
  const [inOurs, inTheirs] = [new Set(ours), new Set(theirs)];
  const common = base.filter((each) => members.has(each) && inOurs.has(each) && inTheirs.has(each));
  const movedOurs = moved(common, ours);
  const movedTheirs = moved(common, theirs);
  let leading = movedOurs.size === 0 && movedTheirs.size > 0 ? ('theirs' as const) : ('ours' as const);
  let again: ReadonlySet<T> = new Set();
  if (movedOurs.size > 0 && movedTheirs.size > 0 && !isSameOrder(common, ours, theirs)) {
    if ([...movedOurs].some((each) => movedTheirs.has(each))) leading = choose();
    else again = movedTheirs;
  }
  const [first, second] = leading === 'ours' ? [ours, theirs] : [theirs, ours];
  const list = first.filter((each) => members.has(each) && !again.has(each));
  const placed = new Set(list);
  for (const source of [second, base]) insertMissing(list, placed, source, members);
  for (const each of members) if (!placed.has(each)) list.push(each);
  return list;
}

/** The fewest entries whose moving makes the new order out of the old one. */
function moved<T>(before: readonly T[], after: readonly T[]): ReadonlySet<T> {
  const places = new Map(before.map((each, at) => [each, at]));
  const kept = after.filter((each) => places.has(each));
  const inOrder = longestIncreasing(kept.map((each) => places.get(each) ?? 0));
  return new Set(kept.filter((_, at) => !inOrder.has(at)));
}

function isSameOrder<T>(common: readonly T[], a: readonly T[], b: readonly T[]): boolean {
  const shared = new Set(common);
  const [x, y] = [a.filter((each) => shared.has(each)), b.filter((each) => shared.has(each))];
  return isSameList(x, y);
}

function isSameList<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((each, at) => each === b[at]);
}

// Each goes behind what it follows in its own guide, and behind what the other side put there.
function insertMissing<T>(list: T[], placed: Set<T>, source: readonly T[], members: ReadonlySet<T>): void {
  if (source.every((each) => placed.has(each) || !members.has(each))) return;
  const known = new Set(source);
  let anchor: T | undefined;
  for (const each of source) {
    if (!members.has(each)) continue;
    if (!placed.has(each)) {
      list.splice(anchor === undefined ? 0 : behind(list, list.indexOf(anchor), known), 0, each);
      placed.add(each);
    }
    anchor = each;
  }
}

function behind<T>(list: readonly T[], anchor: number, known: ReadonlySet<T>): number {
  const next = list.findIndex((each, at) => at > anchor && known.has(each));
  return next < 0 ? list.length : next;
}
