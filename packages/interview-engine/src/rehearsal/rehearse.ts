import type { Answer } from '../answers/answer.ts';
import { checkAnswer } from '../answers/checkAnswer.ts';
import { type Course, type PassedStep, type Start, followBy } from '../course/follow.ts';
import { seedsOf } from '../draw/seeds.ts';
import type { Guide } from '../plan/plan.ts';
import type { Session } from '../course/session.ts';
import { plausibleAnswer } from './plausibleAnswer.ts';

/** Answers by stepId. Answers to steps that the interview does not reach are ignored. */
export type AnswerSheet = ReadonlyMap<string, Answer>;

/** The result of a rehearsal. */
export interface Rehearsal {
  /** Has the answers that were used, and is at the first step without one, or at `at`. */
  readonly session: Session;
  /** Steps that were filled with plausible answers, because the sheet had no valid one. */
  readonly filled: readonly string[];
  /** Steps whose answer on the sheet was invalid. */
  readonly refused: readonly string[];
}

/** The answers of a rehearsal, and how far it goes. */
export interface RehearseOptions {
  /** What the participant answers; an invalid answer counts as none, and is listed in `refused`. */
  readonly sheet: AnswerSheet;
  /**
   * The step at which to stop. Steps before it without an answer on the sheet get plausible answers. If the sheet
   * answers the step itself, it is reopened and later answers are kept.
   */
  readonly at?: string;
}

/**
 * Runs an interview with the answers of a sheet. What an interviewer decided stays where the answer before it is given.
 * Without `at`, it stops at the first step without a valid answer on the sheet; `at: "end"` goes through to the end.
 *
 * @param guide Must be valid: `validate` of guide-core finds nothing. It is not checked here.
 * @param start The link and the seed, such as a session; its answers are not read.
 * @example
 * ```ts
 * import { block, choice, guide, open } from '@guide-studio/guide-core/author';
 * import { createSession, rehearse } from '@guide-studio/interview-engine';
 *
 * const often = choice('How often do you cook?', { options: ['Most days', 'Never'] });
 * const dish = open('What did you cook last week?', { when: often.excludes('Never') });
 * const cooking = guide('Home cooking', {}, [block('Last week', [often, dish])]);
 *
 * const sheet = new Map([['b1.i1', { selected: ['o1'] }]]);
 * const { session, filled } = rehearse(cooking, createSession({ seed: '1', urlParams: {} }), { sheet, at: 'end' });
 * console.log(filled, session.answers.at(-1)?.answer); // [ 'b1.i2' ] { text: 'A sample answer.' }
 * ```
 */
export function rehearse(guide: Guide, start: Start, { sheet, at }: RehearseOptions): Rehearsal {
  const { course, filled, refused } = rehearsedCourse(guide, start, sheet, at);
  const answers = course.passed.map(({ step, answer }) => ({ stepId: step.stepId, answer }));
  const position = answers.findIndex(({ stepId }) => stepId === at);
  const { urlParams } = start;
  const answered = new Set(answers.map(({ stepId }) => stepId));
  const probes = (start.probes ?? []).filter(({ after }) => answered.has(after));
  const session: Session = {
    urlParams,
    ...seedsOf(start),
    answers,
    reopened: position === -1 ? null : position,
    ...(probes.length > 0 && { probes }),
  };
  return { session, filled, refused };
}

interface RehearsedCourse extends Omit<Rehearsal, 'session'> {
  readonly course: Course;
}

/** Like {@link rehearse}, but returns the course. Stops early at a step for which `isBeyond` returns true. */
export function rehearsedCourse(
  guide: Guide,
  start: Start,
  sheet: AnswerSheet,
  at: string | undefined,
  isBeyond: (step: PassedStep['step']) => boolean = () => false,
): RehearsedCourse {
  const filled: string[] = [];
  const refused: string[] = [];
  let isFilling = at !== undefined;
  const course = followBy(guide, start, (step) => {
    const { stepId } = step;
    if (isBeyond(step)) return null;
    if (stepId === at) isFilling = false;
    const given = sheet.get(stepId);
    const checked = given === undefined ? null : checkAnswer(step, given);
    if (checked?.ok === true) return checked.answer;
    if (checked !== null) refused.push(stepId);
    if (!isFilling) return null;
    filled.push(stepId);
    return plausibleAnswer(guide, step, start);
  });
  return { course, filled, refused };
}
