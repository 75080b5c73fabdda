import { type GuideDocument, type GuideTest, placeTest } from '@guide-studio/guide-core';
import { coverageOf, goalKey } from '../paths/coverage.ts';
import type { Exploration } from '../paths/exploration.ts';
import { coveringSet, goalsToCover } from '../paths/personas.ts';
import type { Guide } from '../plan/plan.ts';
import { runGuideTest, type TestResult } from './runGuideTest.ts';
import { testFrom } from './testFrom.ts';

/** A test without its name. */
export type UnnamedTest = Omit<GuideTest, 'name'>;

/**
 * Returns tests of personas who, together with tests that exist, reach everything that participants can reach. Each
 * expects what it shows, and reaches something that those before it do not. `results`: what came of the tests that
 * exist. `doc` is the same guide as a document.
 */
export function generatedTests(
  guide: Guide,
  doc: GuideDocument,
  exploration: Exploration,
  results: readonly Pick<TestResult, 'session'>[] = [],
): readonly UnnamedTest[] {
  const goals = new Set(goalsToCover(exploration).map(goalKey));
  const reached = new Set(results.flatMap(({ session }) => [...coverageOf(guide, session)]));
  return coveringSet(guide, exploration).personas.flatMap(({ session }) => {
    const test = testFrom(guide, doc, session, 'everything');
    const result = runGuideTest(guide, doc, placeTest(doc, { name: 'test', ...test }));
    const more = [...coverageOf(guide, result.session)].filter((key) => goals.has(key) && !reached.has(key));
    for (const key of more) reached.add(key);
    return more.length === 0 ? [] : [test];
  });
}
