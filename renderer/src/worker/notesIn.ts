import {
  type Exploration,
  type Finding,
  type Goal,
  leftOutOf,
  relatedConditions,
  tellsOf,
  unreachedGoals,
} from '@guide-studio/interview-engine/paths';
import type { Notes } from './messages.ts';

/** Returns what is worth knowing besides the findings. `findings`: those of the same guide. */
export function notesIn(exploration: Exploration, findings: readonly Finding[]): Notes {
  const isTold = (goal: Extract<Goal, { kind: 'criterion' }>): boolean =>
    exploration.canReach(goal.owner) === false || tellsOf(findings, goal);
  const uncovered = unreachedGoals(exploration).flatMap(({ goal, why }) =>
    goal.kind === 'criterion' && !isTold(goal) ? [{ goal, why }] : [],
  );
  return { related: relatedConditions(exploration), leftOut: leftOutOf(exploration), uncovered };
}
