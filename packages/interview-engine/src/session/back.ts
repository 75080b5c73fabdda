import type { AnswerProblem } from '../answers/problem.ts';
import type { Guide } from '../plan/plan.ts';
import type { Session } from '../course/session.ts';
import { interviewPositionOf } from './interviewPosition.ts';

/**
 * Reopens the last answered step or, if a step is already reopened, the one before it. Nothing is dropped until a step
 * gets another answer. Refused at the first step (`nothingBefore`) and after the end (`interviewEnded`).
 *
 * @example
 * ```ts
 * import { block, choice, guide, open } from '@guide-studio/guide-core/author';
 * import { back, createSession, nextStep } from '@guide-studio/interview-engine';
 *
 * const often = choice('How often do you cook?', { options: ['Most days', 'Never'] });
 * const dish = open('What did you cook last week?', { when: often.excludes('Never') });
 * const cooking = guide('Home cooking', {}, [block('Last week', [often, dish])]);
 * const start = createSession({ seed: 'interview-1', urlParams: {} });
 * const session = { ...start, answers: [{ stepId: 'b1.i1', answer: { selected: ['o1'] } }] };
 *
 * console.log(nextStep(cooking, session).stepId); // b1.i2
 * const earlier = back(cooking, session);
 * if (earlier.ok) console.log(nextStep(cooking, earlier.session).stepId); // b1.i1
 * console.log(back(cooking, start)); // { ok: false, problem: { code: 'nothingBefore', params: {} } }
 * ```
 */
export function back(
  guide: Guide,
  session: Session,
): { readonly ok: true; readonly session: Session } | { readonly ok: false; readonly problem: AnswerProblem } {
  const { position, step } = interviewPositionOf(guide, session);
  if (step.kind === 'end') return { ok: false, problem: { code: 'interviewEnded', params: {} } };
  if (position === 0) return { ok: false, problem: { code: 'nothingBefore', params: {} } };
  return { ok: true, session: { ...session, reopened: position - 1 } };
}
