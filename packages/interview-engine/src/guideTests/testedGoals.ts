import { coverageOf } from '../paths/coverage.ts';
import type { Goal, GoalsWanted } from '../logic/index.ts';
import type { Guide } from '../plan/plan.ts';
import type { CoveringInterview } from './coveringInterview.ts';

/** What tests are to reach besides what personas reach. */
const usualGoals: GoalsWanted = { choices: true };

/** Goals of tests besides the usual ones. */
export interface TestedGoalsWanted {
  /** Each two criteria of a conditional, in each way in which they can be met or not. Default: false. */
  readonly pairs?: boolean;
}

/** Returns what tests are to reach. */
export const testedGoals = ({ pairs = false }: TestedGoalsWanted): GoalsWanted =>
  pairs ? { ...usualGoals, pairs } : usualGoals;

/** Returns the goals that a test reaches and checks, by `goalKey`. */
export function coveredKeys(
  guide: Guide,
  { session, checks }: CoveringInterview,
  byKey: ReadonlyMap<string, Goal>,
  also: TestedGoalsWanted,
): readonly string[] {
  return [...coverageOf(guide, session, testedGoals(also))].filter((key) => {
    const goal = byKey.get(key);
    return goal !== undefined && checks(goal);
  });
}
