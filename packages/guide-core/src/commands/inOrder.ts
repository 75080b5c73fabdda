/**
 * Returns a largest subset of `present` that is already in the order of `wanted`, so that only the others need to move.
 * Neither list may contain duplicates.
 */
export function inOrder<T>(present: readonly T[], wanted: readonly T[]): ReadonlySet<T> {
  const rank = new Map(wanted.map((each, index) => [each, index]));
  const ranks = present.flatMap((each) => rank.get(each) ?? []);
  return new Set(longestRise(ranks).flatMap((at) => wanted[at] ?? []));
}

/** Returns a longest increasing subsequence. The numbers must be distinct. */
function longestRise(numbers: readonly number[]): readonly number[] {
  const tails: number[] = [];
  const before = new Map<number, number | undefined>();
  for (const number of numbers) {
    const at = firstAbove(tails, number);
    before.set(number, tails[at - 1]);
    tails[at] = number;
  }
  const rise: number[] = [];
  for (let at = tails.at(-1); at !== undefined; at = before.get(at)) rise.unshift(at);
  return rise;
}

function firstAbove(sorted: readonly number[], number: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}
