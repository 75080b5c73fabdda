import type { GuideDocument } from '@guide-studio/guide-core/edit';
import { nearestName, renamed, replaceName } from '@guide-studio/guide-core/internal';
import { type GuideTest, lostNames, type LostName, type PlacedTest } from '@guide-studio/guide-core/tests';
import { followBy } from '../course/follow.ts';
import { createSession, type Session } from '../course/session.ts';
import type { Guide, Plan } from '../plan/plan.ts';
import { planOf } from '../plan/planOf.ts';
import type { Difference } from './difference.ts';
import { differencesOf } from './differencesOf.ts';
import { partInterview } from './partInterview.ts';
import { participantOf } from './participantOf.ts';
import { testedParts } from './testedParts.ts';

/** An unresolved name with its closest match, unless that is in the same place of the test. */
export interface Outdated extends LostName {
  /** A name of the guide that is spelt alike; null if none is. */
  readonly nearest: string | null;
}

/** What came of a guide test. */
export interface TestResult {
  /** `outdated`: it names parts that the guide does not have, so what it expects cannot be checked. */
  readonly state: 'passed' | 'failed' | 'outdated';
  /** What differs, most informative first. Empty unless it failed. */
  readonly differences: readonly Difference[];
  /** Empty unless it is outdated. */
  readonly lost: readonly Outdated[];
  /** Questions that the test answers although they are not asked, from 0; absent if there are none. */
  readonly unused?: readonly number[];
}

/**
 * Runs a guide test. Questions without an answer in it get a plausible one that does not end the interview.
 *
 * @param guide Must be valid: `validate` of guide-core finds nothing. It is not checked here.
 * @param doc The same guide as a document (`fromWire`).
 * @param test Of `placeTest` of guide-core.
 * @example
 * ```ts
 * import { block, choice, guide, open } from '@guide-studio/guide-core/author';
 * import { fromWire } from '@guide-studio/guide-core/edit';
 * import { placeTest } from '@guide-studio/guide-core/tests';
 * import { runGuideTest } from '@guide-studio/interview-engine/tests';
 *
 * const often = choice('How often do you cook?', { options: ['Most days', 'Never'] });
 * const dish = open('What did you cook last week?', { when: often.excludes('Never') });
 * const cooking = guide('Home cooking', {}, [block('Last week', [often, dish])]);
 * const doc = fromWire(cooking);
 *
 * const answers = { 'How often do you cook?': 'Never' };
 * const fine = placeTest(doc, { name: 'Never', answers, expect: { notShown: ['What did you cook last week?'] } });
 * console.log(runGuideTest(cooking, doc, fine).state); // passed
 * const outdated = placeTest(doc, { name: 'Old', answers: { 'How often do you bake?': 'Never' }, expect: {} });
 * console.log(runGuideTest(cooking, doc, outdated).lost.map(({ name }) => name)); // [ 'How often do you bake?' ]
 * ```
 */
export function runGuideTest(guide: Guide, doc: GuideDocument, test: PlacedTest): TestResult {
  return heldTest(guide, doc, renamed(doc, test)).result;
}

/** What came of a test, and the questions on which that depends, in order; null: on all. */
interface HeldTest {
  readonly result: TestResult;
  readonly held: readonly number[] | null;
}

/** Like {@link runGuideTest}, with the questions on which the result depends. The names must be those of now. */
export function heldTest(guide: Guide, doc: GuideDocument, placed: PlacedTest): HeldTest {
  const lost = lostNames(doc, placed.test);
  if (lost.length > 0) {
    const outdated = withoutCarried(planOf(guide), doc, lost).map((one) => ({
      kind: one.kind,
      name: one.name,
      question: one.question,
      nearest: nearestName(doc, one, (name) => replaceName(placed.test, one, name) !== null),
    }));
    return { result: { state: 'outdated', differences: [], lost: outdated }, held: null };
  }
  const parts = testedParts(doc);
  const { start, answerer, givesAnswer, refused } = participantOf(guide, parts, placed.test);
  const interview = partInterview(planOf(guide), start, answerer);
  // An answer that is refused counts even if nothing else depends on it.
  interview.hold(questionsOf(placed.test).flatMap((question) => parts.item(question) ?? []));
  // With an answer that is not its own, the interview is that of another participant.
  const differences =
    refused.length > 0
      ? refused.toSorted((one, other) => one.item - other.item)
      : differencesOf(guide, parts, interview, placed.test.expect, { urlParams: start.urlParams, givesAnswer });
  const unused = Object.keys(placed.test.answers ?? {}).flatMap((question) => {
    const item = parts.item(question);
    return item === undefined || interview.asked(item).length > 0 ? [] : [item];
  });
  const { exactly, concepts } = placed.test.expect;
  return {
    result: {
      state: differences.length === 0 ? 'passed' : 'failed',
      differences,
      lost: [],
      ...(unused.length > 0 && { unused }),
    },
    held: exactly === undefined && concepts === undefined ? interview.held() : null,
  };
}

/** Returns lost names without options of questions that only carry them from one that has lost them, too. */
function withoutCarried<One extends LostName>(
  { items }: Plan,
  doc: GuideDocument,
  lost: readonly One[],
): readonly One[] {
  const { item } = testedParts(doc);
  const sourceOf = (at: number | null): number | null => items[at ?? -1]?.carriedFrom ?? null;
  return lost.filter(({ kind, name, question }) => {
    if (kind !== 'option' || question === null) return true;
    for (let source = sourceOf(item(question) ?? null); source !== null; source = sourceOf(source)) {
      const isSource = (one: One): boolean => one.question !== null && item(one.question) === source;
      if (lost.some((one) => one.kind === kind && one.name === name && isSource(one))) return false;
    }
    return true;
  });
}

/** Returns the names of the questions that a test answers or expects something of. */
function questionsOf({ answers, expect: { shown, notShown, inOrder, options } }: GuideTest): readonly string[] {
  const expected = [...(shown ?? []), ...(notShown ?? []), ...(inOrder ?? [])];
  return [
    ...Object.keys(answers ?? {}),
    ...Object.keys(options ?? {}),
    ...expected.map((one) => (typeof one === 'string' ? one : one.question)),
  ];
}

/** Returns the whole interview of a test. Questions whose answer is outdated or refused have plausible answers. */
export function interviewOfTest(guide: Guide, doc: GuideDocument, test: PlacedTest): Session {
  const { start, answerer } = participantOf(guide, testedParts(doc), renamed(doc, test).test);
  const { passed } = followBy(guide, start, answerer);
  return { ...createSession(start), answers: passed.map(({ step: { stepId }, answer }) => ({ stepId, answer })) };
}
