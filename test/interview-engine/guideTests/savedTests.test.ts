import { fromWire } from '@guide-studio/guide-core/edit';
import { placeTest } from '@guide-studio/guide-core/tests';
import { explore, type Goal, rehearseWitness, witnessFor } from '@guide-studio/interview-engine/paths';
import { nameByInterview, nameByPart } from '@guide-studio/interview-engine/internal';
import { type Expecting, runGuideTest, testFrom } from '@guide-studio/interview-engine/tests';
import { describe, expect, test } from 'vitest';
import { flat, validGuide, which } from '../../guideParts.ts';
import { ageScreener, conceptsAB } from '../guides.ts';
import { answerOf } from '../answerOf.ts';

// Law: a test that is saved says nothing of concepts that it does not depend on, and expects what its way is for.

const guideWith = (subsampleCount: number) =>
  validGuide([
    ageScreener,
    flat(which('place', ['Home', 'Work'])),
    conceptsAB(subsampleCount, which('liked', ['Yes', 'No'])),
  ]);

function saved(subsampleCount: number, goal: Goal, expecting: Expecting) {
  const guide = guideWith(subsampleCount);
  const doc = fromWire(guide);
  const witness = answerOf(witnessFor(explore(guide), goal));
  if (witness === null) throw new Error('There is no way.');
  const way = goal.kind === 'item' ? witness : { ...witness, at: null };
  const session = rehearseWitness(guide, way, { seeds: { seed: '1' } });
  const one = testFrom({ guide, doc }, session, { expecting, isKept: (stepId) => witness.answers.has(stepId) });
  return { one, name: nameByInterview(guide, doc, session, 'en') };
}

const ended: Goal = { kind: 'option', item: 0, option: 'o2' };

describe.each([1, 2])('with %i of two concepts', (count) => {
  test('an interview that ends before them, and a question before them, need none', () => {
    expect(saved(count, ended, 'everything').one.firstConcepts).toBeUndefined();
    expect(saved(count, { kind: 'item', item: 1 }, { item: 1 }).one.firstConcepts).toBeUndefined();
  });

  test('a whole interview that shows them keeps their order', () => {
    const { one } = saved(count, { kind: 'outcome', outcome: 'complete' }, 'everything');
    expect(one.firstConcepts).toHaveLength(count);
  });
});

test('a way to a concept keeps it', () => {
  const { one } = saved(1, { kind: 'concept', block: 2, concept: 1 }, 'everything');
  expect(one.firstConcepts).toEqual(['B']);
});

test('the way to a concept expects its first question, and passes', () => {
  const goal: Goal = { kind: 'concept', block: 2, concept: 1 };
  const { one } = saved(1, goal, goal);
  expect(one).toMatchObject({ firstConcepts: ['B'], expect: { shown: [{ question: 'liked', concept: 'B' }] } });
  const guide = guideWith(1);
  const doc = fromWire(guide);
  const name = nameByPart(doc, goal, 'en');
  expect(name).toBe('Shown the concept “B”');
  expect(runGuideTest(guide, doc, placeTest(doc, { name, ...one })).state).toBe('passed');
});

test.each([
  [ended, 'screened_out', 'Screened out at “Which age?” by “Child”'],
  [{ kind: 'outcome', outcome: 'screened_out' }, 'screened_out', 'Screened out at “Which age?” by “Child”'],
  [{ kind: 'outcome', outcome: 'complete' }, 'complete', 'Completes the interview'],
] as const)('the way to %j expects its outcome, and its name says so', (goal, outcome, name) => {
  const { one, name: words } = saved(2, goal, 'outcome');
  expect([one.expect, words]).toEqual([{ outcome }, name]);
  expect(one.firstConcepts).toBeUndefined();
});

test('an interview that is open is named by the last question answered', () => {
  expect(saved(2, { kind: 'item', item: 1 }, 'everything').name).toBe('Shown: Which age?');
});
