import type { MessageLanguage } from '@guide-studio/guide-core';
import type { GuideDocument } from '@guide-studio/guide-core/edit';
import { type GuideTest, placeTest } from '@guide-studio/guide-core/tests';
import { type Exploration, goalKey, isFalse } from '../logic/index.ts';
import { coveringSet, goalsToCover } from '../paths/personas.ts';
import type { Guide } from '../plan/plan.ts';
import { checkedBy } from './checkedBy.ts';
import type { CoveringInterview } from './coveringInterview.ts';
import { expectedOptions } from './expectedOptions.ts';
import { firstIneligible } from './firstIneligible.ts';
import { interviewOfTest, runGuideTest } from './runGuideTest.ts';
import { coveredKeys, testedGoals, type TestedGoalsWanted } from './testedGoals.ts';
import { testFrom } from './testFrom.ts';
import { testName } from './testName.ts';

/** A test without its name. */
export type UnnamedTest = Omit<GuideTest, 'name'>;

/**
 * Returns tests of personas who, together with tests that exist, reach everything that participants can reach. Each
 * expects what it shows, reaches something that those before it do not, and is named by it. No two have the same name.
 *
 * @param version The guide, which must be valid, and the same guide as a document.
 * @param exploration That of the guide.
 * @param options `interviews`: those of the tests that exist, as {@link coveringInterview} returns them; none by
 *   default. `language`: of the names; default English. `onProgress`: is called with the work done, and all of it.
 *   `also`: what else is to be reached.
 * @example
 * ```ts
 * import { block, choice, guide, open } from '@guide-studio/guide-core/author';
 * import { fromWire } from '@guide-studio/guide-core/edit';
 * import { explore } from '@guide-studio/interview-engine/paths';
 * import { generatedTests } from '@guide-studio/interview-engine/tests';
 *
 * const often = choice('How often do you cook?', { options: ['Most days', 'Never'] });
 * const dish = open('What did you cook last week?', { when: often.excludes('Never') });
 * const cooking = guide('Home cooking', {}, [block('Last week', [often, dish])]);
 *
 * const tests = generatedTests({ guide: cooking, doc: fromWire(cooking) }, explore(cooking));
 * console.log(tests[1]?.name, tests[1]?.expect.outcome); // Not shown: What did you cook last week? complete
 * console.log(tests[1]?.answers); // { 'how-often-do-you-cook': 'Never' }
 * ```
 */
export function generatedTests(
  { guide, doc }: { readonly guide: Guide; readonly doc: GuideDocument },
  exploration: Exploration,
  {
    interviews = [],
    language = 'en',
    onProgress = () => {},
    also = {},
  }: {
    readonly interviews?: readonly (CoveringInterview | null)[];
    readonly language?: MessageLanguage;
    readonly onProgress?: (done: number, of: number) => void;
    readonly also?: TestedGoalsWanted;
  } = {},
): readonly GuideTest[] {
  const goals = goalsToCover(exploration, testedGoals(also));
  const byKey = new Map(goals.map((goal) => [goalKey(goal), goal]));
  const reached = new Set(interviews.flatMap((one) => (one === null ? [] : coveredKeys(guide, one, byKey, also))));
  const personas = coveringSet(guide, exploration, { also: testedGoals(also), onProgress }).personas.flatMap(
    ({ session }) => {
      const made = testFrom({ guide, doc }, session, { expecting: 'everything' });
      // Answers to open questions are not in the test.
      const again = interviewOfTest(guide, doc, placeTest(doc, { name: 'test', ...made }));
      // A list that is always the same is expected once.
      const isNew = (item: number): boolean => !reached.has(goalKey({ kind: 'options', item }));
      const options = expectedOptions(guide, doc, again, isNew);
      const expect = Object.keys(options).length === 0 ? made.expect : { ...made.expect, options };
      const whole = { ...made, expect };
      const first = firstIneligible(guide, doc, again);
      const withFirst = { ...whole, firstConcepts: [...first, ...(whole.firstConcepts ?? [])] };
      // Whom a block passes over is put first, unless the draw then shows something else.
      const test =
        first.length > 0 && runGuideTest(guide, doc, placeTest(doc, { name: 'test', ...withFirst })).state === 'passed'
          ? withFirst
          : whole;
      const checks = checkedBy(exploration.plan, doc, { name: 'test', ...test });
      const covered = coveredKeys(guide, { session: again, checks }, byKey, also);
      const more = covered.filter((key) => !reached.has(key));
      for (const key of more) reached.add(key);
      return more.length === 0 ? [] : [{ test, again, covered, more }];
    },
  );
  const count = new Map<string, number>();
  for (const key of personas.flatMap(({ covered }) => covered)) count.set(key, (count.get(key) ?? 0) + 1);
  const isSeen = (item: number): boolean => !isFalse(exploration.canReach({ kind: 'item', item }));
  const taken = new Set<string>();
  return personas.map(({ test, again, more }) => {
    const only = more.filter((key) => count.get(key) === 1);
    const alone = new Set(only.length > 0 ? only : more);
    const name = testName({ guide, doc, session: again, goals, alone, isSeen, language }, taken);
    taken.add(name);
    return { name, ...test };
  });
}
