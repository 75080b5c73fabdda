import type { Guide } from './plan/plan.ts';
import { planOf } from './plan/planOf.ts';
import type { Session } from './course/session.ts';
import { interviewPositionOf } from './session/interviewPosition.ts';
import { type Visibility, visibility } from './visibility.ts';

/** For a progress bar: the questions passed, and the maximum number in this interview. */
export interface InterviewProgress {
  /** Questions and statements before the step to show, follow-ups not counted. */
  readonly passed: number;
  /** The most that this interview can have after the answers so far. */
  readonly total: number;
}

/**
 * Returns the progress of an interview. `total` decreases when answers hide later questions, and equals `passed` at the
 * end. Follow-ups do not count, because their number is not known.
 *
 * @param guide Must be valid: `validate` of guide-core finds nothing. It is not checked here.
 */
export function interviewProgress(guide: Guide, session: Session): InterviewProgress {
  const { course, position, step } = interviewPositionOf(guide, session);
  const passed = course.passed.slice(0, position).filter((one) => one.step.kind === 'item').length;
  if (step.kind === 'end') return { passed, total: passed };
  const rows = visibility(guide, session);
  const shown = rows.filter(({ state }) => state === 'shown').length;
  return { passed, total: shown + countAhead(guide, rows) };
}

// While it is open which concepts are drawn, a question counts as often as one interview asks it.
function countAhead(guide: Guide, rows: readonly Visibility[]): number {
  const { blocks } = planOf(guide);
  const byItem = new Map<number, number>();
  for (const { item, block, state } of rows) {
    if (state !== 'ahead' && state !== 'undecided') continue;
    const most = blocks[block]?.subsampleCount ?? Number.POSITIVE_INFINITY;
    byItem.set(item, Math.min(most, (byItem.get(item) ?? 0) + 1));
  }
  return [...byItem.values()].reduce((sum, count) => sum + count, 0);
}
