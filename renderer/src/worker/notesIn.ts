import {
  isReported,
  leftOutOf,
  relatedConditions,
  uncoveredCriteria,
  unreachedGoals,
} from '@guide-studio/interview-engine/internal';
import { type Exploration, type Finding, type Goal, isFalse } from '@guide-studio/interview-engine/paths';
import type { Notes } from './messages.ts';

/** Returns what is worth knowing besides the findings. `findings`: those of the same guide. */
export function notesIn(exploration: Exploration, findings: readonly Finding[]): Notes {
  const isReportedGoal = (goal: Extract<Goal, { kind: 'criterion' }>): boolean =>
    isFalse(exploration.canReach(goal.owner)) || isReported(findings, goal);
  const unreached = unreachedGoals(exploration).filter(
    ({ goal }) => goal.kind === 'criterion' && !isReportedGoal(goal),
  );
  const uncovered = uncoveredCriteria(unreached);
  return { related: relatedConditions(exploration), leftOut: leftOutOf(exploration), uncovered };
}
