import { type GuideDocument, itemIndex, type Key, type PlacedTest, renamed } from '@guide-studio/guide-core';
import type { Guide } from '../plan/plan.ts';
import { type ChangedQuestions, changedQuestions, type GuideVersion } from './changedQuestions.ts';
import { heldTest, type TestResult } from './runGuideTest.ts';

/** What came of the tests of a version of a guide. */
export interface TestedGuide {
  readonly tests: readonly TestedTest[];
  /** To tell what a later version has changed. */
  readonly version: GuideVersion;
}

interface TestedTest {
  readonly placed: PlacedTest;
  /** The test with the names of this version. */
  readonly now: PlacedTest;
  readonly result: TestResult;
  /** The questions on which the result depends, in order; null: on all. */
  readonly held: readonly Key[] | null;
}

/**
 * Runs tests on a guide. A test that passed on an earlier version is not run again if nothing on which it depends has
 * changed: of most edits that is so for most tests. `doc` is the same guide as a document, with the keys of the earlier
 * version; the guide must be valid.
 */
export function testGuide(
  guide: Guide,
  doc: GuideDocument,
  tests: readonly PlacedTest[],
  before: TestedGuide | null = null,
): TestedGuide {
  const version = { guide, doc };
  const changed = before && changedQuestions(before.version, version);
  const { items } = itemIndex(doc);
  const known = new Map(before?.tests.map((one) => [one.placed, one]));
  return {
    version,
    tests: tests.map((placed) => {
      const earlier = known.get(placed);
      const now = renamed(doc, placed);
      if (changed !== null && earlier !== undefined && isKept(earlier, now, changed)) return { ...earlier, now };
      const { result, held } = heldTest(guide, doc, now);
      return { placed, now, result, held: held?.map((item) => items[item]?.node.key ?? '') ?? null };
    }),
  };
}

function isKept({ result, held, now: was }: TestedTest, now: PlacedTest, changed: ChangedQuestions): boolean {
  // What differs names questions and conditions as they were.
  if (result.state !== 'passed' || !changed.isSameStudy || !hasSameParts(was, now)) return false;
  if (held === null) return changed.isSameWhole();
  let last = -1;
  return held.every((question) => {
    const order = changed.orderOf(question);
    const isSame = order > last && changed.isSame(question);
    last = order;
    return isSame;
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
