import { fromWire } from '@guide-studio/guide-core/edit';
import { GuideTest, placeTest } from '@guide-studio/guide-core/tests';
import { explore } from '@guide-studio/interview-engine/paths';
import { describeGoal } from '@guide-studio/interview-engine/internal';
import { coveringInterview } from '@guide-studio/interview-engine/tests';
import { generatedTests, testCoverage } from '@guide-studio/interview-engine/tests';
import { describe, expect, test } from 'vitest';
import { choice, choiceFrom, flat, multiple, notSelected, open, selected, validGuide, when } from '../../guideParts.ts';

const guide = validGuide([
  flat(
    multiple('Which pets?', ['Cat', 'Dog', 'Fish'], { externalId: 'pets' }),
    choiceFrom('pets', 'Which first?', { externalId: 'first' }),
    choice('How old are you?', ['Young', 'Old'], { externalId: 'age' }),
    open('Why a cat?', { externalId: 'cat', ...when(selected('pets', 'Cat'), selected('age', 'Old')) }),
  ),
]);
const doc = fromWire(guide);

/** Returns what a test with these expectations covers, in words. */
function coveredBy(expectations: object): readonly string[] {
  const one = GuideTest.parse({
    name: 'Some',
    answers: { pets: ['Cat', 'Dog'], first: 'Cat', age: 'Old' },
    expect: expectations,
  });
  const covering = coveringInterview(guide, doc, placeTest(doc, one));
  const none = testCoverage(guide, explore(guide), { interviews: [] }).missed;
  const missed = new Set(
    testCoverage(guide, explore(guide), { interviews: [covering] }).missed.map((goal) => describeGoal(doc, goal)),
  );
  return none.map((goal) => describeGoal(doc, goal)).filter((goal) => !missed.has(goal));
}

describe('coverage counts what a test checks, not all that its interview passes', () => {
  test('an outcome alone, a question with its condition, a list of options', () => {
    expect(coveredBy({ outcome: 'complete' })).toEqual(['an interview that is completed']);
    expect(coveredBy({ shown: ['cat'] })).toEqual([
      'the question “Why a cat?”',
      'the condition of “Why a cat?”, met: “Which pets?” includes “Cat”',
      'the condition of “Why a cat?”, met: “How old are you?” is “Old”',
      'the condition of “Why a cat?”, met: “Which pets?” includes “Cat”, decided by “Cat” in “Which pets?” alone',
      'the condition of “Why a cat?”, met: “How old are you?” is “Old”, decided by “Old” in “How old are you?” alone',
    ]);
    expect(coveredBy({ options: { first: ['Cat', 'Dog'] } })).toEqual([
      'the question “Which first?”',
      'the option “Cat” of “Which first?”',
      'the option “Dog” of “Which first?”',
    ]);
    expect(coveredBy({ options: { age: ['Young', 'Old'] } })).toEqual([
      'the question “How old are you?”',
      'the list of options of “How old are you?”',
    ]);
    expect(coveredBy({})).toEqual([]);
  });

  test('pairs count where they are wanted, and are generated', () => {
    const exploration = explore(guide);
    const usual = generatedTests({ guide, doc }, exploration);
    const covered = (tests: readonly GuideTest[], also: { pairs?: boolean }) => {
      const { goals, reached } = testCoverage(guide, exploration, {
        interviews: tests.map((one) => coveringInterview(guide, doc, placeTest(doc, one))),
        also,
      });
      return { goals, missed: goals - reached };
    };
    const { goals, missed } = covered(usual, {});
    expect(missed).toBe(0);
    // Cat or not, old or not.
    expect(covered(usual, { pairs: true }).goals).toBe(goals + 4);
    const paired = generatedTests({ guide, doc }, exploration, {
      interviews: [],
      language: 'en',
      onProgress: () => {},
      also: { pairs: true },
    });
    expect(covered(paired, { pairs: true })).toEqual({ goals: goals + 4, missed: 0 });
  });

  test('an option that excludes others is not carried, so nothing of it is to be covered', () => {
    const own = validGuide([
      flat(
        multiple('Known?', ['A', 'B', { text: 'None', exclusiveOption: true }], { externalId: 'known' }),
        choiceFrom('known', 'Used?', { externalId: 'used', multiSelect: true }),
        open('Why A?', when(selected('used', 'A'))),
      ),
    ]);
    const of = fromWire(own);
    const exploration = explore(own);
    const interviews = generatedTests({ guide: own, doc: of }, exploration).map((one) =>
      coveringInterview(own, of, placeTest(of, one)),
    );
    const { missed } = testCoverage(own, exploration, { interviews });
    expect(missed.map((goal) => describeGoal(of, goal))).toEqual([]);
  });

  test('an option of their own decides a condition that names all that are listed', () => {
    const own = validGuide([
      flat(
        multiple('Known?', ['A', 'B'], { externalId: 'known', multiSelect: true, allowCustomOption: true }),
        open('Why neither?', when(notSelected('known', 'A', 'B'))),
      ),
    ]);
    const of = fromWire(own);
    const tests = generatedTests({ guide: own, doc: of }, explore(own));
    const coverage = testCoverage(own, explore(own), {
      interviews: tests.map((one) => coveringInterview(own, of, placeTest(of, one))),
    });
    expect(coverage.missed).toEqual([]);
    const all = testCoverage(own, explore(own), { interviews: [] }).missed.map((goal) => describeGoal(of, goal));
    expect(all).toContain(
      'the condition of “Why neither?”, met: “Known?” includes none of “A”, “B”, decided by an answer of their own in “Known?” alone',
    );
  });

  test('generated tests expect each list once, and carried ones each time', () => {
    const tests = generatedTests({ guide, doc }, explore(guide));
    const listed = (question: string) => tests.filter(({ expect: { options } }) => options?.[question] !== undefined);
    expect(listed('pets')).toHaveLength(1);
    expect(listed('age')).toHaveLength(1);
    const shown = tests.filter((one) => one.expect.exactly?.includes('first'));
    expect(shown.length).toBeGreaterThan(1);
    expect(listed('first')).toEqual(shown);
  });
});
