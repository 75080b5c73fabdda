import type { Answer } from '../answers/answer.ts';
import { checkAnswer } from '../answers/checkAnswer.ts';
import { checkLength } from '../answers/checkLength.ts';
import type { AnswerProblem } from '../answers/problem.ts';
import { sameAnswer } from '../answers/sameAnswer.ts';
import { rememberNext } from '../course/courseOf.ts';
import type { Guide } from '../plan/plan.ts';
import type { AnsweredStep, Session } from '../course/session.ts';
import { type InterviewPosition, interviewPositionOf } from './interviewPosition.ts';

/** The session after an answer, or why the answer was refused. */
export type AnswerResult =
  | { readonly ok: true; readonly session: Session }
  | { readonly ok: false; readonly problem: AnswerProblem };

/**
 * Answers the open step. Answering a step again with the same content succeeds and changes nothing; other content is
 * refused with `alreadyAnswered`. After going back, the same answer moves on and keeps later answers; another one drops
 * them. A refused answer changes nothing: {@link ProblemParams} lists the codes.
 *
 * @param guide Must be valid: `validate` of guide-core finds nothing. It is not checked here.
 * @param session Stays as it is; the next one is returned.
 * @example
 * ```ts
 * import { block, choice, guide, open } from '@guide-studio/guide-core/author';
 * import { answer, createSession, problemMessageOf } from '@guide-studio/interview-engine';
 *
 * const often = choice('How often do you cook?', { options: ['Most days', 'Never'] });
 * const dish = open('What did you cook last week?', { when: often.excludes('Never') });
 * const cooking = guide('Home cooking', {}, [block('Last week', [often, dish])]);
 * const session = createSession({ seed: 'interview-1', urlParams: {} });
 *
 * const refused = answer(cooking, session, { stepId: 'b1.i1', answer: { selected: ['o1', 'o2'] } });
 * if (!refused.ok) console.log(refused.problem.code, problemMessageOf(refused.problem, cooking)); // onlyOne You can select only one answer. Keep the one that fits best.
 * const given = answer(cooking, session, { stepId: 'b1.i1', answer: { selected: ['o1'] } });
 * if (given.ok) console.log(given.session.answers.map(({ stepId }) => stepId)); // [ 'b1.i1' ]
 * ```
 */
export function answer(
  guide: Guide,
  session: Session,
  { stepId, answer: value }: { readonly stepId: string; readonly answer: unknown },
): AnswerResult {
  const current = interviewPositionOf(guide, session);
  const { course, position, step } = current;
  if (step.stepId !== stepId) return repeated(current, session, stepId, value);
  if (step.kind === 'end') return { ok: false, problem: { code: 'interviewEnded', params: {} } };
  const checked = checkAnswer(step, value);
  if (!checked.ok) return checked;
  const before = course.passed[position];
  if (before !== undefined && sameAnswer(before.answer, checked.answer)) return moveOn(current, session);
  const kept = course.passed.slice(0, position).map(storedStep);
  const problem = checkLength(checked.answer, kept);
  if (problem !== null) return { ok: false, problem };
  const next: Session = {
    ...withProbesAfter(session, kept),
    answers: [...kept, { stepId, answer: checked.answer }],
    reopened: null,
  };
  if (before === undefined) rememberNext(guide, next, course);
  return { ok: true, session: next };
}

/** Returns the session without the probes after answers that are dropped. */
function withProbesAfter(session: Session, kept: readonly AnsweredStep[]): Session {
  if (session.probes === undefined) return session;
  const steps = new Set(kept.map(({ stepId }) => stepId));
  return { ...session, probes: session.probes.filter(({ after }) => steps.has(after)) };
}

function storedStep(passed: { readonly step: { readonly stepId: string }; readonly answer: Answer }): AnsweredStep {
  return { stepId: passed.step.stepId, answer: passed.answer };
}

function moveOn({ course, position }: InterviewPosition, session: Session): AnswerResult {
  const reopened = position + 1 < course.passed.length ? position + 1 : null;
  return { ok: true, session: { ...session, reopened } };
}

function repeated({ course, step }: InterviewPosition, session: Session, stepId: string, value: unknown): AnswerResult {
  const known = course.passed.find((passed) => passed.step.stepId === stepId);
  if (known === undefined) {
    const code = step.kind === 'end' ? 'interviewEnded' : 'notThisStep';
    return { ok: false, problem: { code, params: {} } };
  }
  const checked = checkAnswer(known.step, value);
  if (checked.ok && sameAnswer(checked.answer, known.answer)) return { ok: true, session };
  return { ok: false, problem: { code: 'alreadyAnswered', params: {} } };
}
