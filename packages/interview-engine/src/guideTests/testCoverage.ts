import { type Exploration, type Goal, goalKey, isTrue } from '../logic/index.ts';
import { goalsToCover } from '../paths/personas.ts';
import type { CoveringInterview } from './coveringInterview.ts';
import { coveredKeys, testedGoals, type TestedGoalsWanted } from './testedGoals.ts';
import type { Guide } from '../plan/plan.ts';

/** How much of what participants can reach the tests of a guide reach and check. */
export interface TestCoverage {
  /** The number of goals that an interview can reach. */
  readonly goals: number;
  /** The number of goals of which it is not known whether an interview can reach them. They count for nothing. */
  readonly undecided: number;
  readonly reached: number;
  /** By test, in order. */
  readonly reachedBy: readonly number[];
  /** What no test reaches, in the order of the guide. */
  readonly missed: readonly Goal[];
}

/**
 * Returns what the interviews of tests cover and the tests check: questions, concepts, screening and carried options,
 * lists of options, outcomes, criteria both ways, and what alone decides a condition. `interviews`: one for each test, as
 * `coveringInterview` returns it.
 */
export function testCoverage(
  guide: Guide,
  exploration: Exploration,
  {
    interviews,
    also = {},
  }: { readonly interviews: readonly (CoveringInterview | null)[]; readonly also?: TestedGoalsWanted },
): TestCoverage {
  const all = goalsToCover(exploration, testedGoals(also));
  const goals = all.filter((goal) => isTrue(exploration.canReach(goal)));
  const byKey = new Map(goals.map((goal) => [goalKey(goal), goal]));
  const covered = interviews.map((one) => (one === null ? [] : coveredKeys(guide, one, byKey, also)));
  const reached = new Set(covered.flat());
  return {
    goals: goals.length,
    undecided: all.filter((goal) => !exploration.canReach(goal).isKnown).length,
    reached: reached.size,
    reachedBy: covered.map(({ length }) => length),
    missed: goals.filter((goal) => !reached.has(goalKey(goal))),
  };
}
