import type { Answer } from '../answers/answer.ts';
import { checkAnswer } from '../answers/checkAnswer.ts';
import { type Course, type PassedStep, type Start, followBy } from '../course/follow.ts';
import { seedsOf } from '../draw/seeds.ts';
import type { Guide } from '../plan/plan.ts';
import type { Session } from '../session/session.ts';
import { plausibleAnswer } from './plausibleAnswer.ts';

/** Answers by stepId. Those to steps that the interview does not come to count for nothing. */
export type AnswerSheet = ReadonlyMap<string, Answer>;

export interface Rehearsal {
  readonly session: Session;
  /** Steps that a plausible participant answered, because the sheet had nothing that fitted. */
  readonly filled: readonly string[];
  /** Steps whose answer on the sheet did not fit. */
  readonly refused: readonly string[];
}

/** How far a rehearsal goes. */
export interface RehearseOptions {
  /**
   * The step to stand at: up to there a plausible participant answers what the sheet leaves open. When the sheet
   * answers the step itself, it is open again and what comes after it is kept.
   */
  readonly at?: string;
}

/**
 * Takes an interview from its start with the answers of a sheet. Without `at` it stands at the first step for which
 * the sheet has no answer that fits.
 */
export function rehearse(guide: Guide, start: Start, sheet: AnswerSheet, { at }: RehearseOptions = {}): Rehearsal {
  const { course, filled, refused } = rehearsedCourse(guide, start, sheet, at);
  const answers = course.passed.map(({ step, answer }) => ({ stepId: step.stepId, answer }));
  const position = answers.findIndex(({ stepId }) => stepId === at);
  const { urlParams } = start;
  const session: Session = { urlParams, ...seedsOf(start), answers, reopened: position === -1 ? null : position };
  return { session, filled, refused };
}

interface RehearsedCourse extends Omit<Rehearsal, 'session'> {
  readonly course: Course;
}

/** The same as a course. It ends early at a step that `isBeyond` names. */
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
