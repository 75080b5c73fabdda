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
  /** How many of `goals` at least one test reaches and checks. */
  readonly reached: number;
  /** By test, in order. */
  readonly reachedBy: readonly number[];
  /** What no test reaches, in the order of the guide. */
  readonly missed: readonly Goal[];
}

/**
 * Returns what the interviews of tests cover and the tests check: questions, concepts, screening and carried options,
 * lists of options, outcomes, criteria both ways, and what alone decides a condition.
 *
 * @param guide Must be valid: `validate` of guide-core finds nothing. It is not checked here.
 * @param exploration That of the guide.
 * @param options `interviews`: one for each test, as {@link coveringInterview} returns it. `also`: what else is
 *   counted.
 * @example
 * ```ts
 * import { block, choice, guide, open } from '@guide-studio/guide-core/author';
 * import { fromWire } from '@guide-studio/guide-core/edit';
 * import { placeTest } from '@guide-studio/guide-core/tests';
 * import { explore, pathsDescriber } from '@guide-studio/interview-engine/paths';
 * import { coveringInterview, testCoverage } from '@guide-studio/interview-engine/tests';
 *
 * const often = choice('How often do you cook?', { options: ['Most days', 'Never'] });
 * const dish = open('What did you cook last week?', { when: often.excludes('Never') });
 * const cooking = guide('Home cooking', {}, [block('Last week', [often, dish])]);
 * const doc = fromWire(cooking);
 *
 * const test = placeTest(doc, { name: 'Shown', expect: { shown: ['What did you cook last week?'] } });
 * const interviews = [coveringInterview(cooking, doc, test)];
 * const { reached, goals, missed } = testCoverage(cooking, explore(cooking), { interviews });
 * console.log(`${reached} of ${goals}`, missed.map(pathsDescriber(doc).named)[0]); // 2 of 8 Q1 “How often do you cook?”
 * ```
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
