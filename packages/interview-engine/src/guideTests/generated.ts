import { type GuideDocument, type GuideTest, placeTest } from '@guide-studio/guide-core';
import type { Session } from '../course/session.ts';
import { coverageOf, goalKey } from '../paths/coverage.ts';
import type { Exploration } from '../paths/exploration.ts';
import { coveringSet, goalsToCover } from '../paths/personas.ts';
import type { Guide } from '../plan/plan.ts';
import { interviewOfTest } from './runGuideTest.ts';
import { testFrom } from './testFrom.ts';

/** A test without its name. */
export type UnnamedTest = Omit<GuideTest, 'name'>;

/**
 * Returns tests of personas who, together with tests that exist, reach everything that participants can reach. Each
 * expects what it shows, and reaches something that those before it do not. `interviews`: those of the tests that exist.
 * `doc` is the same guide as a document.
 */
export function generatedTests(
  guide: Guide,
  doc: GuideDocument,
  exploration: Exploration,
  interviews: readonly Session[] = [],
): readonly UnnamedTest[] {
  const goals = new Set(goalsToCover(exploration).map(goalKey));
  const reached = new Set(interviews.flatMap((session) => [...coverageOf(guide, session)]));
  return coveringSet(guide, exploration).personas.flatMap(({ session }) => {
    const test = testFrom(guide, doc, session, 'everything');
    // Answers to open questions are not in the test.
    const again = interviewOfTest(guide, doc, placeTest(doc, { name: 'test', ...test }));
    const more = [...coverageOf(guide, again)].filter((key) => goals.has(key) && !reached.has(key));
    for (const key of more) reached.add(key);
    return more.length === 0 ? [] : [test];
  });
}
