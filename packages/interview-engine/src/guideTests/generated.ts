import { type GuideDocument, type GuideTest, type MessageLanguage, placeTest } from '@guide-studio/guide-core';
import type { Session } from '../course/session.ts';
import { coverageOf, goalKey } from '../paths/coverage.ts';
import type { Exploration } from '../paths/exploration.ts';
import { coveringSet, goalsToCover } from '../paths/personas.ts';
import type { Guide } from '../plan/plan.ts';
import { interviewOfTest } from './runGuideTest.ts';
import { testFrom } from './testFrom.ts';
import { testName } from './testName.ts';

/** A test without its name. */
export type UnnamedTest = Omit<GuideTest, 'name'>;

/**
 * Returns tests of personas who, together with tests that exist, reach everything that participants can reach. Each
 * expects what it shows, reaches something that those before it do not, and is named by it. `interviews`: those of the
 * tests that exist, as `coveringInterview` returns them. `doc` is the same guide as a document. No two have the same name.
 * `onProgress` is told how much of the work is done.
 */
export function generatedTests(
  guide: Guide,
  doc: GuideDocument,
  exploration: Exploration,
  interviews: readonly (Session | null)[] = [],
  language: MessageLanguage = 'en',
  onProgress: (done: number, of: number) => void = () => {},
): readonly GuideTest[] {
  const goals = goalsToCover(exploration);
  const keys = new Set(goals.map(goalKey));
  const reached = new Set(interviews.flatMap((session) => (session === null ? [] : [...coverageOf(guide, session)])));
  const personas = coveringSet(guide, exploration, {}, onProgress).personas.flatMap(({ session }) => {
    const test = testFrom(guide, doc, session, 'everything');
    // Answers to open questions are not in the test.
    const again = interviewOfTest(guide, doc, placeTest(doc, { name: 'test', ...test }));
    const covered = [...coverageOf(guide, again)].filter((key) => keys.has(key));
    const more = covered.filter((key) => !reached.has(key));
    for (const key of more) reached.add(key);
    return more.length === 0 ? [] : [{ test, again, covered, more }];
  });
  const count = new Map<string, number>();
  for (const key of personas.flatMap(({ covered }) => covered)) count.set(key, (count.get(key) ?? 0) + 1);
  const isSeen = (item: number): boolean => exploration.canReach({ kind: 'item', item }) !== false;
  const taken = new Set<string>();
  return personas.map(({ test, again, more }) => {
    const only = more.filter((key) => count.get(key) === 1);
    const alone = new Set(only.length > 0 ? only : more);
    const name = testName({ guide, doc, session: again, goals, alone, isSeen, language }, taken);
    taken.add(name);
    return { name, ...test };
  });
}
