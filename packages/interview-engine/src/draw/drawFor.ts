import { type SeededRandom, createSeededRandom } from './seededRandom.ts';

/** The kinds of draws. Each has its own random numbers, so that one draw never affects another. */
export type Purpose = 'optionOrder' | 'concepts' | 'screens' | 'participant';

/**
 * Returns the random numbers for one draw of an interview. They depend only on the seed, the purpose and the keys, not
 * on other questions or answers.
 */
export function drawFor(seed: string, purpose: Purpose, ...keys: readonly string[]): SeededRandom {
  return createSeededRandom(JSON.stringify([seed, purpose, ...keys]));
}
