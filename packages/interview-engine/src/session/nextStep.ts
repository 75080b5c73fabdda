import type { Guide } from '../plan/plan.ts';
import type { Step } from '../steps/step.ts';
import { stepFor } from '../steps/stepFor.ts';
import type { Session } from '../course/session.ts';
import { interviewPositionOf } from './interviewPosition.ts';

/**
 * Returns the step to show now. After going back, `given` is the earlier answer. `localized`: the guide in the language
 * of the participant, the same but for its texts. It decides nothing: conditions and draws are those of `guide`.
 */
export function nextStep(guide: Guide, session: Session, localized: Guide = guide): Step {
  const { course, position, step } = interviewPositionOf(guide, session);
  const given = course.passed[position]?.answer;
  const shown = stepFor(guide, step, localized);
  return given === undefined || shown.kind === 'end' ? shown : { ...shown, given };
}
