import type { SeededRandom } from './seededRandom.ts';

/** Returns the values in random order, every order equally likely (Fisher-Yates). */
export function shuffled<T>(values: readonly T[], random: SeededRandom): readonly T[] {
  const result = [...values];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = random.below(last + 1);
    [result[last], result[other]] = [result[other] as T, result[last] as T];
  }
  return result;
}
