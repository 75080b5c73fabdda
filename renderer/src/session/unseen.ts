import type { OpenGuide } from './state.ts';

/** Returns whether there is something to look at that is no problem: parts that nobody sees, or tests that fail. */
export function hasFindings({ unseen, testsBroken }: OpenGuide): boolean {
  return unseen.questions + unseen.concepts + testsBroken.failed + testsBroken.outdated > 0;
}
