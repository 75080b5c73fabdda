import type { Guide } from '@guide-studio/interview-engine';
import {
  countJourneys,
  type Exploration,
  excludingFrom,
  explore,
  type Given,
  type Goal,
  journeysOf,
  reasonFor,
  undecided,
  usualBudget,
  witnessFor,
} from '@guide-studio/interview-engine/paths';
import { mostJourneys } from './mostJourneys.ts';
import type { Explored, FoundJourneys, FoundWay, WhichJourneys } from './messages.ts';

/** A guide with what is known about its paths. */
export interface ExploredGuide {
  readonly guide: Guide;
  readonly exploration: Exploration;
  /** What is fixed by hand. */
  readonly given: readonly Given[];
  readonly explored: Explored;
}

/** Returns a shortest way, or why there is none; neither if too many steps would be needed. */
export function wayTo({ exploration, given, guide }: ExploredGuide, goal: Goal): FoundWay {
  const isNever = exploration.canReach(goal) === false;
  if (!isNever)
    return { goal, witness: undecided(() => witnessFor(exploration, goal)), obstacles: null, excludedBy: null };
  const excluding = given.length === 0 ? [] : undecided(() => excludingFrom(guide, given, goal));
  const excludedBy = excluding?.map((one) => given.indexOf(one)) ?? null;
  if (excludedBy === null || excludedBy.length > 0) return { goal, witness: null, obstacles: null, excludedBy };
  // What is fixed by hand is not the reason.
  const whole = given.length === 0 ? exploration : explore(guide, [], usualBudget, exploration);
  const isDead = whole.canReach(goal) === false;
  const obstacles = isDead ? undecided(() => reasonFor(whole, goal, 'everyone', usualBudget)) : null;
  return { goal, witness: null, obstacles, excludedBy: null };
}

/** Returns the journeys, or where they part if there are too many; or the first of them. */
export function journeysIn({ exploration, explored }: ExploredGuide, which: WhichJourneys = 'all'): FoundJourneys {
  if (which === 'first' || (explored.isExact && explored.journeys <= BigInt(mostJourneys))) {
    const { group, isWhole, listed } = journeysOf(exploration, { most: mostJourneys });
    if (isWhole || (which === 'first' && listed > 0)) return { kind: 'list', group, isWhole, listed };
  }
  const groups = exploration.components.map(({ exploration: own, items }) => ({
    ...countJourneys(own, 'passing'),
    items: items.filter((item) => explored.items[item]?.reach !== 'always'),
  }));
  return {
    kind: 'groups',
    groups: groups.filter(({ count, items }) => count > 1n && items.length > 0),
    ended: explored.journeys - countJourneys(exploration, 'passing').count,
  };
}
