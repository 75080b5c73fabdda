import type { Guide } from './plan/plan.ts';
import { planOf } from './plan/planOf.ts';
import type { Session } from './session/session.ts';
import { standingOf } from './session/standing.ts';
import { type Visibility, visibility } from './visibility.ts';

/** For a progress bar: questions behind the participant, and at most how many there are in this interview. */
export interface InterviewProgress {
  readonly passed: number;
  readonly total: number;
}

/**
 * How far an interview is. `total` shrinks when answers hide questions ahead, and equals `passed` at the end.
 * Follow-ups do not count: nobody knows how many come.
 */
export function interviewProgress(guide: Guide, session: Session): InterviewProgress {
  const { course, position, step } = standingOf(guide, session);
  const passed = course.passed.slice(0, position).filter((one) => one.step.kind === 'item').length;
  if (step.kind === 'end') return { passed, total: passed };
  const rows = visibility(guide, session);
  const shown = rows.filter(({ state }) => state === 'shown').length;
  return { passed, total: shown + countAhead(guide, rows) };
}

// Where it is open which concepts are drawn, a question counts as often as one interview asks it.
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
