import type { GuideTest } from './guideTests.ts';
import { mapNames } from './mapNames.ts';
import type { LostName } from './placing.ts';

/**
 * Returns a test with another name in place of one that means nothing; null if the test answers the other question, too,
 * so that one of its answers would be lost.
 */
export function replaceName(test: GuideTest, { kind, name, question: of }: LostName, to: string): GuideTest | null {
  const { answers = {}, expect } = test;
  const isTaken = [answers, expect.options ?? {}].some((list) => Object.hasOwn(list, name) && Object.hasOwn(list, to));
  if (kind === 'question' && isTaken) return null;
  return mapNames(test, {
    concept: (each) => (kind === 'concept' && each === name ? to : each),
    question: (question) => ({
      name: kind === 'question' && question === name ? to : question,
      option: (each) => (kind === 'option' && question === of && each === name ? to : each),
      row: (each) => (kind === 'row' && question === of && each === name ? to : each),
    }),
  });
}
