/*
 * Lists of numbers in order, each once: decisions, or levels of facts.
 */

const none: readonly number[] = [];

/** Puts two lists together. Often one of them is all of it, and is returned itself. */
export function union(one: readonly number[], other: readonly number[]): readonly number[] {
  if (one === other || other.length === 0) return one;
  if (one.length === 0) return other;
  const all: number[] = [];
  for (let a = 0, b = 0; a < one.length || b < other.length; ) {
    const left = one[a] ?? Number.POSITIVE_INFINITY;
    const right = other[b] ?? Number.POSITIVE_INFINITY;
    if (left <= right) a += 1;
    if (right <= left) b += 1;
    all.push(Math.min(left, right));
  }
  if (all.length === one.length) return one;
  return all.length === other.length ? other : all;
}

/** Puts lists together. */
export const unionOf = (lists: Iterable<readonly number[]>): readonly number[] => {
  let all = none;
  for (const list of lists) all = union(all, list);
  return all;
};

/** Returns numbers in order, each once. */
export const inOrder = (numbers: Iterable<number>): readonly number[] => [...new Set(numbers)].sort((a, b) => a - b);
