import type { GuideTest } from './guideTests.ts';
import { mapNames } from './mapNames.ts';
import type { LostName } from './placing.ts';

/**
 * Returns a test with another name in place of one that means nothing; null if the other name is in the same place of
 * the test already, so that one of the two would be lost or be there twice.
 */
export function replaceName(test: GuideTest, lost: LostName, to: string): GuideTest | null {
  const replaced = withName(test, lost, to);
  return different(replaced) < different(test) ? null : replaced;
}

/** Returns a test with another name in place of one, wherever that is. */
export function withName(test: GuideTest, { kind, name, question: of }: LostName, to: string): GuideTest {
  return mapNames(test, {
    concept: (each) => (kind === 'concept' && each === name ? to : each),
    question: (question) => ({
      name: kind === 'question' && question === name ? to : question,
      option: (each) => (kind === 'option' && question === of && each === name ? to : each),
      row: (each) => (kind === 'row' && question === of && each === name ? to : each),
    }),
  });
}

/** Returns the number of different entries of every list and record. */
function different(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const entries: readonly unknown[] = Object.values(value);
  const own = Array.isArray(value) ? new Set(entries.map((one) => JSON.stringify(one))).size : entries.length;
  return entries.reduce<number>((sum, one) => sum + different(one), own);
}
