/**
 * Returns the positions of a longest strictly increasing subsequence, in O(n log n). All other values have moved; this
 * is the smallest number of moves that explains the new order.
 */
export function longestIncreasing(values: readonly number[]): ReadonlySet<number> {
  const tails: number[] = [];
  const before = Array.from<number>({ length: values.length });
  for (const [position, value] of values.entries()) {
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((values[tails[middle] ?? 0] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    before[position] = tails[low - 1] ?? -1;
    tails[low] = position;
  }
  const kept = new Set<number>();
  for (let at = tails.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) kept.add(at);
  return kept;
}
