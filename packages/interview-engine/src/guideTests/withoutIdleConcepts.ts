import type { GuideDocument } from '@guide-studio/guide-core/edit';
import { type GuideTest, placeTest } from '@guide-studio/guide-core/tests';
import { coverageOf } from '../paths/coverage.ts';
import type { Guide } from '../plan/plan.ts';
import { planOf } from '../plan/planOf.ts';
import { namesIn } from './namesIn.ts';
import { interviewOfTest, runGuideTest } from './runGuideTest.ts';
import { testedParts } from './testedParts.ts';

type Test = Omit<GuideTest, 'name'>;

/**
 * Returns a test without the first concepts of blocks on whose draw nothing in it depends: it passes without them, and
 * with the opposite draw. `isWhole`: it must cover the same in both, too, because it is a test of a whole interview.
 */
export function withoutIdleConcepts(guide: Guide, doc: GuideDocument, test: Test, isWhole: boolean): Test {
  if (test.firstConcepts === undefined) return test;
  const parts = testedParts(doc);
  const named = namesIn(guide, doc);
  const blockOf = (name: string): number => parts.concept(name)?.block ?? -1;
  const covered = (one: Test): string =>
    isWhole ? [...coverageOf(guide, interviewOfTest(guide, doc, placed(doc, one)))].sort().join('\n') : '';
  const wanted = covered(test);
  const isAlike = (one: Test): boolean =>
    runGuideTest(guide, doc, placed(doc, one)).state === 'passed' && covered(one) === wanted;
  const shown = new Map<number, Set<string>>();
  for (const one of test.expect.exactly ?? []) {
    if (typeof one === 'string') continue;
    const block = blockOf(one.concept);
    shown.set(block, (shown.get(block) ?? new Set()).add(one.concept));
  }
  let kept = test;
  for (const block of new Set(test.firstConcepts.map(blockOf))) {
    // The opposite draw shows these in another order, or not all of them.
    if ((shown.get(block)?.size ?? 0) > 1) continue;
    const first = kept.firstConcepts ?? [];
    const others = first.filter((name) => blockOf(name) !== block);
    const drawn = first.filter((name) => blockOf(name) === block);
    const all = planOf(guide).blocks[block]?.concepts.flatMap((_, place) => named.concept(block, place) ?? []) ?? [];
    const opposite = [...all.filter((name) => !drawn.includes(name)), ...drawn.toReversed()];
    const without = withFirst(kept, others);
    if (isAlike(without) && isAlike(withFirst(kept, [...others, ...opposite]))) kept = without;
  }
  return kept;
}

function withFirst(test: Test, names: string[]): Test {
  const { firstConcepts: _, ...others } = test;
  return names.length === 0 ? others : { ...others, firstConcepts: names };
}

const placed = (doc: GuideDocument, test: Test) => placeTest(doc, { name: 'test', ...test });
