import type { AskedQuestion, ListedAnswer } from '@guide-studio/interview-engine/answers';
import { describe, expect, test } from 'vitest';
import { aboutInterview } from '../../../renderer/src/answers/aboutInterview.ts';
import { answersByQuestion } from '../../../renderer/src/answers/answersByQuestion.ts';
import type { Interview } from '../../../renderer/src/answers/answerSet.ts';
import { type AnswerFilter, filtered, parametersIn, wantedOf } from '../../../renderer/src/answers/filters.ts';
import { sortedLinesOf } from '../../../renderer/src/answers/summaryLines.ts';
import { summaryOf } from '../../../renderer/src/answers/summaryOf.ts';

const options = ['Rye', 'Oat', 'Spelt'];
const asked = (type: AskedQuestion['type'], id: string = type, more: Partial<AskedQuestion> = {}): AskedQuestion => {
  return {
    id,
    text: type,
    type,
    questionNumber: 1,
    options,
    columns: options,
    rows: ['Home', 'Work'],
    concepts: [],
    ...more,
  };
};
const textOf = (question: string | null, answer: string, conceptId: string | null = null): ListedAnswer => ({
  answerId: `${question} ${conceptId}`,
  discussionGuideQuestionId: question,
  conceptId,
  question: 'As it was asked',
  answer,
});
const interview = (number: number, answers: readonly ListedAnswer[], more: Partial<Interview> = {}): Interview => ({
  id: `${number}`,
  number,
  isRehearsal: false,
  progress: 'complete',
  startedAt: null,
  answeredAt: null,
  seconds: null,
  excerpt: null,
  findings: null,
  answers,
  unanswered: null,
  recorded: new Set(),
  parameters: {},
  language: null,
  ...more,
});
const concepts = [
  { id: 'x', title: 'Dark' },
  { id: 'y', title: 'Light' },
];

test('an interview in another language than the questions names its language', () => {
  expect(aboutInterview(interview(1, [], { language: 'ar' }), 0)).toBe('Finished · Arabic');
  expect(aboutInterview(interview(1, []), 0)).toBe('Finished');
});

describe('the answers to a study', () => {
  test('are under their question, its concepts side by side in the order of the study, and none is lost', () => {
    const questions = [asked('statement'), asked('open_ended', 'a'), asked('open_ended', 'b', { concepts })];
    const interviews = [textOf('b', 'one', 'y'), textOf('a', 'two'), textOf(null, 'three'), textOf('b', 'four')].map(
      (answer, at) => interview(at + 1, [answer]),
    );
    const found = answersByQuestion({ questions, interviews });
    const described = found.map(({ question, askings }) => [
      question.id,
      askings.map(({ concept, answers }) => [concept, answers.map(({ text }) => text)]),
    ]);
    expect(described).toEqual([
      ['a', [[null, ['two']]]],
      [
        'b',
        [
          [null, ['four']],
          ['Dark', []],
          ['Light', ['one']],
        ],
      ],
      [expect.any(String), [[null, ['three']]]],
    ]);
    expect(found.at(-1)?.question.text).toBe('As it was asked');
  });
});

describe('a summary', () => {
  const of = (question: AskedQuestion, ...answers: readonly string[]) => {
    const interviews = answers.map((answer, at) => interview(at + 1, [textOf(question.id, answer)]));
    const [found] = answersByQuestion({ questions: [question], interviews });
    return summaryOf(question, { answers: found?.askings[0]?.answers ?? [] });
  };

  test('of a choice counts people and gives the share of those who answered, and keeps own words', () => {
    const summary = of(asked('multiple_choice', 'm', { isMultiSelect: true }), 'Rye, Oat', 'Rye', 'Rye, my own', 'Oat');
    expect(summary).toMatchObject({
      base: 4,
      shares: [
        { text: 'Rye', count: 3, share: 0.75 },
        { text: 'Oat', count: 2, share: 0.5 },
        { text: 'Spelt', count: 0, share: 0 },
      ],
    });
    expect(summary.texts.map(({ text }) => text)).toEqual(['my own']);
    expect(sortedLinesOf(summary).map(({ text, value, detail }) => [text, value, detail])).toEqual([
      ['Rye', '75%', '(3)'],
      ['Oat', '50%', '(2)'],
      ['Spelt', '0%', '(0)'],
      ['In their own words', '25%', '(1)'],
    ]);
  });

  test('of a single choice adds up to its base, own words included; without any it has no line for them', () => {
    const summary = of(asked('multiple_choice', 'm'), 'Rye', 'mine', 'Oat', 'another');
    const shares = sortedLinesOf(summary).map(({ length }) => length);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(1);
    expect(sortedLinesOf(of(asked('multiple_choice', 'm'), 'Rye', 'Oat'))).toHaveLength(options.length);
  });

  test('of a ranking gives mean places, first places and, with carried options, how many ranked each', () => {
    const summary = of(
      asked('ranking'),
      '1. Oat, 2. Rye',
      '1. Oat, 2. Rye, 3. Spelt',
      '1. Rye, 2. Oat',
      'worded otherwise',
    );
    expect(summary).toMatchObject({
      base: 3,
      ranks: [
        { text: 'Rye', mean: 5 / 3, first: 1, base: 3 },
        { text: 'Oat', mean: 4 / 3, first: 2, base: 3 },
        { text: 'Spelt', mean: 3, first: 0, base: 1 },
      ],
    });
    expect(summary.texts).toHaveLength(1);
    expect(sortedLinesOf(summary).map(({ text, value, detail }) => [text, value, detail])).toEqual([
      ['Oat', 'place 1.3 on average', '· first: 67% (2)'],
      ['Rye', 'place 1.7 on average', '· first: 33% (1)'],
      ['Spelt', 'place 3 on average', '· first: 0% of the 1 who had it (0)'],
    ]);
  });

  test('of a matrix is a grid of shares, a base for each row', () => {
    const summary = of(asked('matrix'), 'Home: Rye; Work: Oat', 'Home: Rye; Work: ', 'Home: Oat; Work: Oat');
    expect(summary).toMatchObject({
      base: 3,
      rows: [
        { text: 'Home', base: 3, cells: [{ count: 2, share: 2 / 3 }, { count: 1 }, { count: 0 }] },
        { text: 'Work', base: 2, cells: [{ count: 0 }, { count: 2, share: 1 }, { count: 0 }] },
      ],
    });
  });

  test('of a MaxDiff tells best minus worst with both counts, the best first', () => {
    const summary = of(
      asked('max_diff'),
      'best: Oat, worst: Rye; best: Oat, worst: Spelt',
      'best: Spelt, worst: Rye; best: Oat, worst: Rye',
    );
    expect(summary).toMatchObject({ base: 2, screens: 4 });
    expect(sortedLinesOf(summary).map(({ text, value, detail, length }) => [text, value, detail, length])).toEqual([
      // Each option is on all four screens: a full bar is always best, whatever the other options are.
      ['Oat', '+3', '· best 3, worst 0', 0.75],
      ['Spelt', '0', '· best 1, worst 1', 0],
      ['Rye', '-3', '· best 0, worst 3', -0.75],
    ]);
  });
});

describe('a filter', () => {
  const some = asked('multiple_choice', 'some', { isMultiSelect: true, concepts });
  const ranking = asked('ranking');
  const matrix = asked('matrix');
  const best = asked('max_diff');
  const open = asked('open_ended');
  const interviews = [
    interview(
      1,
      [textOf('some', 'Rye, Oat', 'x'), textOf('some', 'Spelt', 'y'), textOf('ranking', '1. Oat, 2. Rye, 3. Spelt')],
      {
        parameters: { segment: 'a' },
      },
    ),
    interview(2, [textOf('some', 'Rye, mine', 'y'), textOf('matrix', 'Home: Rye; Work: Oat')], {
      progress: 'screened_out',
    }),
    interview(3, [textOf('max_diff', 'best: Rye, worst: Oat'), textOf('open_ended', 'It is Warm')], {
      parameters: { segment: 'b', toString: 'x' },
    }),
  ];
  const answer = (
    question: AskedQuestion,
    wanted: Extract<AnswerFilter, { by: 'answer' }>['wanted'],
    concept: string | null = null,
  ) => ({ by: 'answer', question, concept, wanted }) as const;
  const cases: readonly (readonly [string, readonly AnswerFilter[], readonly number[]])[] = [
    ['none', [], [1, 2, 3]],
    ['outcome', [{ by: 'outcome', progress: 'screened_out' }], [2]],
    ['parameter', [{ by: 'parameter', name: 'segment', value: 'b' }], [3]],
    ['no parameter of that name', [{ by: 'parameter', name: 'constructor', value: 'b' }], []],
    ['option, any concept', [answer(some, { is: 'option', option: 'Rye' })], [1, 2]],
    ['option, one concept', [answer(some, { is: 'option', option: 'Rye' }, 'x')], [1]],
    ['own words', [answer(some, { is: 'ownWords' })], [2]],
    ['any answer', [answer(matrix, { is: 'any' })], [2]],
    ['first place', [answer(ranking, { is: 'place', place: 1, option: 'Oat' })], [1]],
    ['another place', [answer(ranking, { is: 'place', place: 3, option: 'Spelt' })], [1]],
    ['a place that another option has', [answer(ranking, { is: 'place', place: 2, option: 'Spelt' })], []],
    ['cell', [answer(matrix, { is: 'cell', row: 1, column: 'Oat' })], [2]],
    ['another cell', [answer(matrix, { is: 'cell', row: 0, column: 'Oat' })], []],
    ['best', [answer(best, { is: 'best', option: 'Rye' })], [3]],
    ['worst', [answer(best, { is: 'worst', option: 'Oat' })], [3]],
    ['worst of nobody', [answer(best, { is: 'worst', option: 'Rye' })], []],
    ['text, in any case', [answer(open, { is: 'contains', text: 'warm' })], [3]],
    ['two together', [answer(some, { is: 'option', option: 'Rye' }), { by: 'outcome', progress: 'complete' }], [1]],
  ];
  test.each(cases)('by %s', (_, filters, numbers) => {
    expect(filtered(interviews, filters).map(({ number }) => number)).toEqual(numbers);
  });

  test('offers every option, place, row with column, best and worst, and parameter that is there', () => {
    expect(wantedOf(some)).toHaveLength(5);
    expect(wantedOf(ranking)).toHaveLength(10);
    expect(wantedOf(matrix)).toHaveLength(7);
    expect(wantedOf(best)).toHaveLength(7);
    expect(wantedOf(open)).toBeNull();
    expect([...parametersIn(interviews)]).toEqual([
      ['segment', ['a', 'b']],
      ['toString', ['x']],
    ]);
  });
});

test('an interview that is not finished says when its last answer came', () => {
  const now = Date.parse('2026-11-29T12:00:00');
  const answered = interview(1, [], { progress: 'in_progress', startedAt: now - 7200_000, answeredAt: now - 3600_000 });
  expect(aboutInterview(answered, now)).toMatch(/^Not finished \(last answer today, 11:00(?: AM)?\) · today/u);
  expect(aboutInterview({ ...answered, answeredAt: null }, now)).toMatch(/^Not finished · today/u);
  expect(aboutInterview({ ...answered, progress: 'complete' }, now)).toMatch(/^Finished · today/u);
});
