import type { OpenGuide } from './state.ts';

/** Returns whether there is something to look at that is no problem: parts that nobody sees, or tests that fail. */
export function hasFindings({ unseen, testsBroken }: OpenGuide): boolean {
  const { questions, concepts, nobodyCompletes = false } = unseen;
  return nobodyCompletes || questions + concepts + testsBroken.failed + testsBroken.outdated > 0;
}

/** Returns whether nobody can complete the interview and no warning says so. */
export function isEndUntold({ unseen, advice }: OpenGuide): boolean {
  const isTold = advice.some(({ code, severity }) => code === 'screenerRejectsAll' && severity === 'serious');
  return unseen.nobodyCompletes === true && !isTold;
}
