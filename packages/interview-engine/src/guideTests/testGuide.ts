import type { GuideDocument } from '@guide-studio/guide-core/edit';
import { renamed, sameNames } from '@guide-studio/guide-core/internal';
import type { PlacedTest } from '@guide-studio/guide-core/tests';
import type { Guide } from '../plan/plan.ts';
import { type ChangedQuestions, changedQuestions, type GuideVersion } from './changedQuestions.ts';
import { heldTest, type TestResult } from './runGuideTest.ts';

/** What came of the tests of a version of a guide. */
export interface TestedGuide {
  /** One for each test, in the order given. */
  readonly tests: readonly TestedTest[];
  /** To tell what a later version has changed. */
  readonly version: GuideVersion;
}

/** A test, and what came of it. */
export interface TestedTest {
  /** The test as it was given, by which a later run finds it again. */
  readonly placed: PlacedTest;
  /** The test with the names of this version. */
  readonly now: PlacedTest;
  /** Taken over from the earlier run if nothing changed on which it depends. */
  readonly result: TestResult;
  /** The questions of this version on which the result depends, in order; null: on all. */
  readonly held: readonly number[] | null;
}

/**
 * Runs tests on a guide. A test that ran on an earlier version is not run again if nothing on which its result depends
 * has changed: of most edits that is so for most tests. The document needs the keys of the earlier version.
 *
 * @param version The guide, which must be valid, and the same guide as a document.
 * @param tests The same objects again after an edit: by them earlier results are found.
 * @param before What came of them on an earlier version; null runs all.
 * @example
 * ```ts
 * import { block, choice, guide, open } from '@guide-studio/guide-core/author';
 * import { fromWire } from '@guide-studio/guide-core/edit';
 * import { placeTest } from '@guide-studio/guide-core/tests';
 * import { testGuide } from '@guide-studio/interview-engine/tests';
 *
 * const often = choice('How often do you cook?', { options: ['Most days', 'Never'] });
 * const dish = open('What did you cook last week?', { when: often.excludes('Never') });
 * const cooking = guide('Home cooking', {}, [block('Last week', [often, dish])]);
 * const doc = fromWire(cooking);
 *
 * const tests = [placeTest(doc, { name: 'Completes', expect: { outcome: 'complete' } })];
 * const tested = testGuide({ guide: cooking, doc }, tests);
 * console.log(tested.tests.map(({ placed, result }) => `${placed.test.name}: ${result.state}`)); // [ 'Completes: passed' ]
 * console.log(testGuide({ guide: cooking, doc }, tests, tested).tests[0]?.result === tested.tests[0]?.result); // true
 * ```
 */
export function testGuide(
  { guide, doc }: { readonly guide: Guide; readonly doc: GuideDocument },
  tests: readonly PlacedTest[],
  before: TestedGuide | null = null,
): TestedGuide {
  const version = { guide, doc };
  const changed = before && changedQuestions(before.version, version);
  const hasSameNames = before && sameNames(before.version.doc, doc);
  const known = new Map(before?.tests.map((one) => [one.placed, one]));
  return {
    version,
    tests: tests.map((placed) => {
      const earlier = known.get(placed);
      const isNamedAlike = earlier?.now === placed && hasSameNames?.(placed.test) === true;
      const now = isNamedAlike ? placed : renamed(doc, placed);
      if (changed !== null && earlier !== undefined && isKept(earlier, now, changed)) {
        return { ...earlier, now, held: earlier.held?.map(changed.indexNow) ?? null };
      }
      return { placed, now, ...heldTest(guide, doc, now) };
    }),
  };
}

function isKept({ result, held, now: was }: TestedTest, now: PlacedTest, changed: ChangedQuestions): boolean {
  if (result.state === 'outdated' || !changed.isSameStudy || !hasSameParts(was, now)) return false;
  // What differs names questions and conditions as they were.
  const isSame = result.state === 'passed' ? changed.isSame : changed.isIdentical;
  if (held === null && changed.length === null) return false;
  const items = held ?? Array.from({ length: changed.length ?? 0 }, (_, item) => item);
  let last = -1;
  return items.every((item) => {
    const index = changed.indexNow(item);
    const isInOrder = held === null ? index === item : index > last;
    last = index;
    return isInOrder && isSame(item);
  });
}

function hasSameParts(before: PlacedTest, now: PlacedTest): boolean {
  if (before === now) return true;
  // The names may differ.
  const keysOf = ({ parts }: PlacedTest): string =>
    JSON.stringify([
      ...[parts.question, parts.concept].map((keys) => [...keys.values()]),
      ...[parts.option, parts.row].map((of) => [...of.values()].map((keys) => [...keys.values()])),
    ]);
  return keysOf(before) === keysOf(now);
}
