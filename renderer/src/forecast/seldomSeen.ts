/** Below this part of the average, a concept is seen by few: comparing it with the others says little. */
const few = 0.5;

/** Returns the places of concepts that far fewer participants see than the average of their block. `expected`: by concept. */
export function seldomSeen(expected: readonly number[]): readonly number[] {
  const average = averageOf(expected);
  return expected.flatMap((count, at) => (count < few * average ? [at] : []));
}

/** With no more answers than these about each concept, hardly anything can be said of the differences between them. */
const tooFew = 10;

/** Returns by how many participants a concept of a block is seen on average, if each is seen by about so few; else null. */
export function allSeldomSeen(expected: readonly number[]): number | null {
  const average = averageOf(expected);
  return expected.length > 1 && Math.round(average) <= tooFew && seldomSeen(expected).length === 0 ? average : null;
}

const averageOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0) / counts.length;
