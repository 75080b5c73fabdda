import {
  carriedListsOf,
  type Exploration,
  type Finding,
  type Goal,
  relatedConditions,
  unreachedGoals,
} from '@guide-studio/interview-engine/paths';
import type { Notes } from './messages.ts';

/** Returns what is worth knowing besides the findings. `findings`: those of the same guide. */
export function notesIn(exploration: Exploration, findings: readonly Finding[]): Notes {
  const isTold = ({ owner, index }: Extract<Goal, { kind: 'criterion' }>): boolean =>
    exploration.canReach(owner) === false ||
    findings.some(
      (one) =>
        'owner' in one &&
        JSON.stringify(one.owner) === JSON.stringify(owner) &&
        (one.code === 'idleCondition' || one.index === index),
    );
  const uncovered = unreachedGoals(exploration).flatMap(({ goal, why }) =>
    goal.kind === 'criterion' && !isTold(goal) ? [{ goal, why }] : [],
  );
  const leftOut = carriedListsOf(exploration).flatMap(({ item, canBeEmpty }) => (canBeEmpty === true ? [item] : []));
  return { related: relatedConditions(exploration), leftOut, uncovered };
}
