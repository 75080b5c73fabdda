import type { Guide } from '../plan/plan.ts';
import type { Step } from '../steps/step.ts';
import { stepFor } from '../steps/stepFor.ts';
import type { Session } from '../course/session.ts';
import { interviewPositionOf } from './interviewPosition.ts';

/**
 * Returns the step to show now; after the end, the end again. After going back, `given` is the earlier answer.
 *
 * @param guide Must be valid: `validate` of guide-core finds nothing. It is not checked here.
 * @param session One of another version of the guide goes as far as its answers fit.
 * @param localized The guide in the language of the participant, the same but for its texts; default: `guide`. It
 *   decides nothing: conditions and draws are those of `guide`.
 * @example
 * ```ts
 * import { block, choice, guide, open } from '@guide-studio/guide-core/author';
 * import { createSession, nextStep } from '@guide-studio/interview-engine';
 *
 * const often = choice('How often do you cook?', { options: ['Most days', 'Never'] });
 * const dish = open('What did you cook last week?', { when: often.excludes('Never') });
 * const cooking = guide('Home cooking', {}, [block('Last week', [often, dish])]);
 *
 * const step = nextStep(cooking, createSession({ seed: 'interview-1', urlParams: {} }));
 * if (step.kind === 'item') console.log(step.stepId, step.item.type, step.item.text); // b1.i1 multiple_choice How often do you cook?
 * ```
 */
export function nextStep(guide: Guide, session: Session, localized: Guide = guide): Step {
  const { course, position, step } = interviewPositionOf(guide, session);
  const given = course.passed[position]?.answer;
  const shown = stepFor(guide, step, localized);
  return given === undefined || shown.kind === 'end' ? shown : { ...shown, given };
}
