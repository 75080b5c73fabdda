import type { Session } from '../course/session.ts';
import { coverageOf, goalKey } from '../paths/coverage.ts';
import type { Exploration } from '../paths/exploration.ts';
import type { Goal } from '../paths/goals.ts';
import { goalsToCover } from '../paths/personas.ts';
import type { Guide } from '../plan/plan.ts';

/** How much of what participants can reach the tests of a guide reach. */
export interface TestCoverage {
  /** The number of goals that an interview can reach, or that are undecided. */
  readonly goals: number;
  readonly reached: number;
  /** By test, in order. */
  readonly reachedBy: readonly number[];
  /** What no test reaches, in the order of the guide. */
  readonly missed: readonly Goal[];
}

/**
 * Returns what the interviews of tests cover: questions, concepts, screening and carried options, outcomes, criteria both
 * ways. `interviews`: one for each test, as `coveringInterview` returns it.
 */
export function testCoverage(
  guide: Guide,
  exploration: Exploration,
  interviews: readonly (Session | null)[],
): TestCoverage {
  const goals = goalsToCover(exploration).filter((goal) => exploration.canReach(goal) !== false);
  const keys = new Set(goals.map(goalKey));
  const covered = interviews.map((session) =>
    session === null ? [] : [...coverageOf(guide, session)].filter((key) => keys.has(key)),
  );
  const reached = new Set(covered.flat());
  return {
    goals: goals.length,
    reached: reached.size,
    reachedBy: covered.map(({ length }) => length),
    missed: goals.filter((goal) => !reached.has(goalKey(goal))),
  };
}
