/** Below this part of the average, a concept is seen by few: comparing it with the others says little. */
const few = 0.5;

/** Returns the places of concepts that far fewer participants see than the average of their block. `expected`: by concept. */
export function seldomSeen(expected: readonly number[]): readonly number[] {
  const average = expected.reduce((sum, count) => sum + count, 0) / expected.length;
  return expected.flatMap((count, at) => (count < few * average ? [at] : []));
}
