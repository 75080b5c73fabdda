import type { Known } from '@guide-studio/interview-engine/paths';

/** Returns the answer to a question that must be decided. */
export function answerOf<T>(known: Known<T>): T {
  if (!known.isKnown) throw new Error(`The question is undecided: it reached its limit of ${known.limit}.`);
  return known.value;
}
