import type { Guide } from '../plan/plan.ts';
import type { Step } from '../steps/step.ts';
import { stepFor } from '../steps/stepFor.ts';
import type { Session } from '../course/session.ts';
import { interviewPositionOf } from './interviewPosition.ts';

/** Returns the step to show now. After going back, `given` is the earlier answer. */
export function nextStep(guide: Guide, session: Session): Step {
  const { course, position, step } = interviewPositionOf(guide, session);
  const given = course.passed[position]?.answer;
  const shown = stepFor(guide, step);
  return given === undefined || shown.kind === 'end' ? shown : { ...shown, given };
}
