import type { AnswerProblem } from '../answers/problem.ts';
import type { Guide } from '../plan/plan.ts';
import type { Session } from '../course/session.ts';
import { interviewPositionOf } from './interviewPosition.ts';

/**
 * Reopens the last answered step or, if a step is already reopened, the one before it. Nothing is dropped until a step
 * gets another answer. Refused at the first step (`nothingBefore`) and after the end (`interviewEnded`).
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
