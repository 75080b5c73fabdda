import { type SeededRandom, createSeededRandom } from './seededRandom.ts';

/** What is drawn: each has numbers of its own, so that one draw never shifts another. */
export type Purpose = 'optionOrder' | 'concepts' | 'screens' | 'participant';

/**
 * The numbers for one draw of an interview: from its seed, what is drawn, and the keys of what it is drawn for.
 * Neither other questions nor answers have a part in it.
 */
export function drawFor(seed: string, purpose: Purpose, ...keys: readonly string[]): SeededRandom {
  return createSeededRandom(JSON.stringify([seed, purpose, ...keys]));
}
