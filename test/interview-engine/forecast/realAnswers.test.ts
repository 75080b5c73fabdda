import { CreateStudyRequest, type Json, validate } from '@guide-studio/guide-core';
import type { ForecastAssumptions } from '@guide-studio/guide-core/shares';
import type { Guide } from '@guide-studio/interview-engine';
import type { AskedQuestion } from '@guide-studio/interview-engine/answers';
import { writeAnswer } from '@guide-studio/interview-engine/internal';
import { calibrate, forecast, sharesFromAnswers } from '@guide-studio/interview-engine/forecast';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../../generate/random.ts';
import { block, choice, concept, conceptBlock, link, multiple, selected, statement, when } from '../../guideParts.ts';

const options = (...texts: readonly string[]) => texts.map((text) => ({ text }));
const content = {
  title: 'Coffee',
  studyGuide: [
    block(
      'Questions',
      choice('How many?', options('One, or none', 'More'), { externalId: 'cups' }),
      multiple('Where?', [{ externalId: 'home', text: 'Home' }, 'Work'], { allowCustomOption: true }),
      { type: 'matrix', text: 'Rate it', rows: options('Price', 'Taste'), options: options('Good', 'Bad') },
      statement('Thanks', when(link('source', 'panel'))),
    ),
    conceptBlock(
      'Concepts',
      {
        concepts: ['A', 'B'].map((nickname) => concept(nickname)),
      },
      choice('Like it?', options('Yes', 'No')),
    ),
  ],
} as unknown as Json;
expect(validate(content)).toEqual([]);
const guide: Guide = CreateStudyRequest.parse(content);
const questions: readonly AskedQuestion[] = [
  {
    id: 'a',
    text: 'How many?',
    type: 'multiple_choice',
    questionNumber: 1,
    options: ['One, or none', 'More'],
    concepts: [],
  },
  {
    id: 'b',
    text: 'Where?',
    type: 'multiple_choice',
    questionNumber: 2,
    options: ['Home', 'Work'],
    isMultiSelect: true,
    concepts: [],
  },
  {
    id: 'c',
    text: 'Rate it',
    type: 'matrix',
    questionNumber: 3,
    rows: ['Price', 'Taste'],
    columns: ['Good', 'Bad'],
    concepts: [],
  },
  {
    id: 'd',
    text: 'Like it?',
    type: 'multiple_choice',
    questionNumber: 5,
    options: ['Yes', 'No'],
    concepts: [
      { id: 'A', title: 'A' },
      { id: 'B', title: 'B' },
    ],
  },
];
const answered = (question: string, answer: string, conceptId: string | null = null) => ({
  answerId: `${question} ${conceptId ?? ''}`,
  discussionGuideQuestionId: question,
  conceptId,
  question,
  answer,
});
const interviews: Parameters<typeof sharesFromAnswers>[2] = [
  {
    urlParams: { source: 'panel' },
    answersArray: [
      answered('a', 'One, or none'),
      answered('b', writeAnswer('multiple_choice', ['Home', 'Work'])),
      answered('c', writeAnswer('matrix', ['Price', 'Good', 'Taste', 'Bad'])),
      answered('d', 'Yes', 'A'),
    ],
  },
  {
    urlParams: {},
    answersArray: [
      answered('a', 'More'),
      answered('b', writeAnswer('multiple_choice', ['Home', 'At my mother’s'])),
      answered('d', 'No', 'A'),
      answered('d', 'No', 'B'),
    ],
  },
  { urlParams: { source: 'other' }, answersArray: [answered('a', 'More')] },
];

test('shares come from the answers of a study, named as the guide names its parts', () => {
  const found = sharesFromAnswers(guide, questions, interviews);
  expect(found).toEqual({
    assumptions: {
      shares: {
        cups: { 'One, or none': 33.33, More: 66.67 },
        'Where?': { options: { home: 100, Work: 50 }, custom: 50 },
        'Rate it': { rows: { Price: { Good: 100, Bad: 0 }, Taste: { Good: 0, Bad: 100 } } },
        'Like it?': { byConcept: { A: { Yes: 50, No: 50 }, B: { Yes: 0, No: 100 } } },
      },
      urlParams: { source: { panel: 33.33 } },
      interviews: 3,
      taken: { questions: { cups: 3, 'Where?': 2, 'Rate it': 1, 'Like it?': 1 }, urlParams: { source: 3 } },
    },
    interviews: 3,
    otherQuestions: [],
  });
  const result = forecast(guide, { completes: 10, assumptions: found.assumptions });
  expect(result).toMatchObject({ ok: true });
});

test('answers that cannot be read, or have only what the guide does not have any more, give no share and do not count', () => {
  const empty = { urlParams: {}, answersArray: [answered('a', ''), answered('c', writeAnswer('matrix', []))] };
  const gone = {
    urlParams: {},
    answersArray: [answered('a', 'Very many'), answered('b', writeAnswer('multiple_choice', ['Bus']))],
  };
  const many = Array.from({ length: 40 }, () => [empty, gone]).flat();
  const { assumptions } = sharesFromAnswers(guide, questions, [...interviews, ...many]);
  expect(assumptions.shares).toMatchObject({
    cups: { 'One, or none': 33.33, More: 66.67 },
    'Rate it': { rows: { Price: { Good: 100, Bad: 0 } } },
  });
  expect(assumptions.taken?.questions).toMatchObject({ cups: 3, 'Rate it': 1 });
});

test('answers to a question that the guide has with other words are left out, and reported', () => {
  const other = questions.map((question) => (question.id === 'a' ? { ...question, text: 'How many cups?' } : question));
  const { assumptions, otherQuestions } = sharesFromAnswers(guide, other, interviews);
  expect(otherQuestions).toEqual([1]);
  expect(assumptions.shares).not.toHaveProperty('cups');
});

describe('joint shares', () => {
  const bought: Guide = CreateStudyRequest.parse({
    title: 'Coffee',
    studyGuide: [
      block(
        'Questions',
        choice('How many?', options('None', 'Some'), { externalId: 'cups' }),
        choice('Milk?', options('Yes', 'No'), { externalId: 'milk' }),
        choice('Buy?', options('Yes', 'No'), { externalId: 'buy' }),
        statement('Thanks', when(selected('cups', 'Some'), selected('milk', 'Yes'), selected('buy', 'Yes'))),
      ),
    ],
  });
  const asked = (['How many?', 'Milk?', 'Buy?'] as const).map((text, at) => ({
    ...(questions[0] as AskedQuestion),
    id: text,
    text,
    questionNumber: at + 1,
    options: at === 0 ? ['None', 'Some'] : ['Yes', 'No'],
  }));
  const textOf = (cups: string, milk: string, buy: string, count: number) =>
    Array.from({ length: count }, () => ({
      urlParams: {},
      answersArray: [answered('How many?', cups), answered('Milk?', milk), answered('Buy?', buy)],
    }));

  test('are taken where answers go together, and nowhere else; then the others have shares of their own', () => {
    const together = [
      ...textOf('Some', 'Yes', 'Yes', 18),
      ...textOf('Some', 'No', 'Yes', 18),
      ...textOf('Some', 'No', 'No', 4),
      ...textOf('None', 'Yes', 'No', 20),
      ...textOf('None', 'No', 'No', 18),
      ...textOf('None', 'No', 'Yes', 2),
    ];
    const { assumptions } = sharesFromAnswers(bought, asked, together);
    expect(assumptions).toMatchObject({
      shares: { milk: { Yes: 47.5, No: 52.5 }, buy: { Yes: 5, No: 95 } },
      among: [{ question: 'cups', option: 'Some', shares: { buy: { Yes: 90, No: 10 } } }],
      interviews: 80,
    });
    // As many as in the interviews; with the shares of all in place of joint ones, it would be fewer.
    const { among: _, ...others } = assumptions;
    const apart = { ...others, shares: { ...others.shares, buy: { Yes: 47.5, No: 52.5 } } };
    const shareWith = (given: ForecastAssumptions): number => {
      const result = forecast(bought, { completes: 80, assumptions: given });
      if (!result.ok) throw new Error(JSON.stringify(result.problems));
      return result.forecast.items[3]?.expected ?? Number.NaN;
    };
    const real = together.filter(
      ({ answersArray }) => answersArray.map(({ answer }) => answer).join() === 'Some,Yes,Yes',
    );
    expect(Math.abs(shareWith(assumptions) - real.length)).toBeLessThan(1);
    expect(shareWith(apart)).toBeCloseTo(80 * 0.5 * 0.475 * 0.475);
  });

  test('are not taken from a few interviews, where chance is as likely', () => {
    const few = [...textOf('Some', 'Yes', 'Yes', 4), ...textOf('None', 'No', 'No', 3)];
    expect(sharesFromAnswers(bought, asked, few).assumptions).not.toHaveProperty('among');
  });
});

test('no answers give no shares', () => {
  expect(sharesFromAnswers(guide, questions, [])).toEqual({
    assumptions: { shares: {} },
    interviews: 0,
    otherQuestions: [],
  });
});

test('a calibrated forecast has the real median, and says how far off it was (seed 20261211)', () => {
  const random = createRandom(20261211);
  const before = forecast(guide, { completes: 10 });
  if (!before.ok || before.forecast.length === null) throw new Error('No length.');
  const { median } = before.forecast.length;
  const durations = Array.from({ length: 41 }, () => median * (1 + random.next()));
  const calibration = calibrate(before.forecast.length, durations);
  if (calibration === null) throw new Error('Not calibrated.');
  const sorted = durations.toSorted((one, other) => one - other);
  expect(calibration.real.median).toBe(sorted[20]);
  expect(calibration.factor).toBeCloseTo((sorted[20] ?? 0) / median, 9);
  expect(calibration.error.median).toBeCloseTo(1 / calibration.factor - 1, 9);
  expect(calibration.interval.low).toBeLessThan(calibration.factor);
  expect(calibration.interval.high).toBeGreaterThan(calibration.factor);
  const after = forecast(guide, { completes: 10, assumptions: { lengthFactor: calibration.factor } });
  if (!after.ok || after.forecast.length === null) throw new Error('No length.');
  expect(after.forecast.length.median).toBeCloseTo(calibration.real.median, 6);
  // A calibrated forecast needs no further correction.
  const again = calibrate(after.forecast.length, durations, calibration.factor);
  expect(again?.factor).toBeCloseTo(calibration.factor, 9);
  expect(again?.error.median).toBeCloseTo(0, 9);
});

test('a few interviews, or none, calibrate nothing', () => {
  expect(calibrate({ median: 60, p90: 90 }, [70, 80, 0, 0])).toBeNull();
  expect(calibrate({ median: 60, p90: 90 }, [])).toBeNull();
});
