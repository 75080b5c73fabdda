import { type EstimateAssumptions, usualAssumptions } from '@guide-studio/guide-core/estimate';
import type { Guide } from '@guide-studio/interview-engine';
import { type SeenLength, seenLengths } from '@guide-studio/interview-engine/forecast';
import { excludingFrom } from '@guide-studio/interview-engine/internal';
import {
  countJourneys,
  type Exploration,
  explore,
  type Given,
  type Goal,
  isFalse,
  journeysOf,
  orNull,
  reasonFor,
  usualBudget,
  witnessFor,
} from '@guide-studio/interview-engine/paths';
import { type Explored, type FoundJourneys, type FoundWay, mostJourneys, type WhichJourneys } from './messages.ts';

/** A guide with what is known about its paths. */
export interface ExploredGuide {
  readonly guide: Guide;
  readonly exploration: Exploration;
  /** What is fixed by hand. */
  readonly given: readonly Given[];
  readonly explored: Explored;
}

/** Lengths are simulated once for each guide and its norms. */
const lengthsKnown = new WeakMap<ExploredGuide, { readonly norms: string; readonly lengthOf: LengthOf }>();
type LengthOf = ReturnType<typeof seenLengths>;

function lengthOf(explored: ExploredGuide, goal: Goal, norms: EstimateAssumptions): SeenLength | null {
  if (explored.given.length > 0 || (goal.kind !== 'concept' && goal.kind !== 'item')) return null;
  const key = JSON.stringify(norms);
  let known = lengthsKnown.get(explored);
  if (known?.norms !== key) {
    const { guide, exploration } = explored;
    known = { norms: key, lengthOf: seenLengths(guide, { norms, exploration }) };
    lengthsKnown.set(explored, known);
  }
  return known.lengthOf(goal.kind === 'item' ? { kind: 'item', item: goal.item } : goal);
}

/** Returns a shortest way, or why there is none, or that this takes too many steps to find out. */
export function wayTo(explored: ExploredGuide, goal: Goal, norms = usualAssumptions): FoundWay {
  const { exploration, given, guide } = explored;
  const found = { goal, witness: null, obstacles: null, excludedBy: null, length: null, isUnexplained: false };
  const isNever = isFalse(exploration.canReach(goal));
  if (!isNever) {
    const witness = orNull(witnessFor(exploration, goal));
    return { ...found, witness, length: lengthOf(explored, goal, norms) };
  }
  const excluding = given.length === 0 ? [] : orNull(excludingFrom(guide, given, goal));
  if (excluding === null) return { ...found, isUnexplained: true };
  if (excluding.length > 0) return { ...found, excludedBy: excluding.map((one) => given.indexOf(one)) };
  // What is fixed by hand is not the reason.
  const whole =
    given.length === 0 ? exploration : explore(guide, { given: [], budget: usualBudget, before: exploration });
  if (!isFalse(whole.canReach(goal))) return found;
  const obstacles = orNull(reasonFor(whole, goal, { whose: 'everyone' }));
  return { ...found, obstacles, isUnexplained: obstacles === null };
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
