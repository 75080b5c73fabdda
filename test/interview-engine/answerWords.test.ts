import {
  type AnsweredQuestion,
  answeredQuestions,
  createSession,
  type Guide,
  rehearse,
} from '@guide-studio/interview-engine';
import type { AskedQuestion } from '@guide-studio/interview-engine/answers';
import { cellsIn, choicesIn, placesIn, selectedIn, writeAnswer } from '@guide-studio/interview-engine/internal';
import { describe, expect, test } from 'vitest';
import { hostileText } from '../generate/answerTexts.ts';
import { createRandom } from '../generate/random.ts';
import { block, choice, matrix, maxDiff, multiple } from '../guideParts.ts';
import { sized } from '../size.ts';

// Names that contain the separator, or begin like another name.
const names = ['Bread', 'Bread, rye', 'Cake; jam: warm', '1. First, 2', 'best: tea, worst', 'Brötchen 🥐'];
const options = names.map((text) => ({ text }));
const rows = ['At home', 'At home: late'];

const guide = {
  title: 'Words',
  studyGuide: [
    block(
      'All kinds',
      choice('One?', options),
      multiple('Some?', options),
      { type: 'ranking', text: 'Order?', options, randomize: true },
      matrix('Where?', rows, options),
      maxDiff('Best?', options, { metric: 'importance' }),
    ),
  ],
} as unknown as Guide;

const asked = (type: AskedQuestion['type'], isMultiSelect = false): AskedQuestion => {
  return {
    id: type,
    text: type,
    type,
    questionNumber: 1,
    options: names,
    columns: names,
    rows,
    isMultiSelect,
    concepts: [],
  };
};
const textOf = (id: string) => names[Number(id.slice(1)) - 1] ?? '';

describe('an answer in words', () => {
  const answered = Array.from({ length: 60 }, (_, seed) => {
    const start = createSession({ seed: `reader ${seed}`, urlParams: {} });
    return answeredQuestions(guide, rehearse(guide, start, { sheet: new Map(), at: 'the end' }).session);
  }).flat();
  const ofType = (type: AnsweredQuestion['type']) => answered.filter((each) => each.type === type);

  test('reads as the options that were chosen', () => {
    expect(ofType('multiple_choice')).toHaveLength(120);
    for (const { answer, given, place } of ofType('multiple_choice')) {
      const selected = 'selected' in given ? given.selected.map(textOf) : [];
      expect(selectedIn(answer, asked('multiple_choice', place === 1)), answer).toEqual({ selected, own: '' });
    }
  });

  test('reads as the order that was made', () => {
    expect(ofType('ranking')).toHaveLength(60);
    for (const { answer, given } of ofType('ranking')) {
      expect(placesIn(answer, asked('ranking')), answer).toEqual('ranked' in given ? given.ranked.map(textOf) : []);
    }
  });

  test('reads as the column of every row', () => {
    expect(ofType('matrix')).toHaveLength(60);
    for (const { answer, given } of ofType('matrix')) {
      const cells = 'cells' in given ? rows.map((_, at) => textOf(given.cells[`r${at + 1}`] ?? '')) : [];
      expect(cellsIn(answer, asked('matrix')), answer).toEqual(cells);
    }
  });

  test('reads as the best and the worst of every screen', () => {
    expect(ofType('max_diff')).toHaveLength(60);
    for (const { answer, given } of ofType('max_diff')) {
      const choices = 'choices' in given ? given.choices : [];
      const expected = choices.map(({ best, worst }) => ({ best: textOf(best), worst: textOf(worst) }));
      expect(choicesIn(answer, asked('max_diff')), answer).toEqual(expected);
    }
  });

  test('keeps what was written beside the options, and what it cannot read', () => {
    const some = asked('multiple_choice', true);
    expect(selectedIn('Bread, rye, Bread, my own, with a comma', some)).toEqual({
      selected: ['Bread, rye', 'Bread'],
      own: 'my own, with a comma',
    });
    expect(selectedIn('Only mine', some)).toEqual({ selected: [], own: 'Only mine' });
    expect(selectedIn('Bread, rye, Bread', asked('multiple_choice'))).toEqual({
      selected: [],
      own: 'Bread, rye, Bread',
    });
    for (const [type, read] of [
      ['ranking', placesIn],
      ['matrix', cellsIn],
      ['max_diff', choicesIn],
    ] as const) {
      expect(read('Worded by somebody else', asked(type)), type).toBeNull();
    }
  });

  test.each([81, 82])('is taken apart, whatever options and own words hold (seed %i)', (seed) => {
    const random = createRandom(seed);
    for (let run = 0; run < sized(150, 400, 400); run += 1) {
      const texts = [...new Set(Array.from({ length: random.int(2, 8) }, () => hostileText(random)))];
      const [own = '', ...rest] = texts;
      const some = rest.filter(() => random.chance(0.6));
      const question = { ...asked('multiple_choice', true), options: rest, columns: rest, rows: texts };
      const choice = writeAnswer('multiple_choice', [...some, own]);
      expect(selectedIn(choice, question), choice).toEqual({ selected: some, own });
      const ranking = writeAnswer('ranking', rest);
      expect(placesIn(ranking, question), ranking).toEqual(rest);
      const columns = texts.map(() => random.pick([...rest, 'x']));
      const matrix = writeAnswer(
        'matrix',
        texts.flatMap((row, at) => [row, columns[at] ?? '']),
      );
      expect(cellsIn(matrix, { ...question, columns: [...rest, 'x'] }), matrix).toEqual(columns);
      const choices = texts.map(() => ({ best: random.pick(texts), worst: random.pick(texts) }));
      const best = writeAnswer(
        'max_diff',
        choices.flatMap((each) => [each.best, each.worst]),
      );
      expect(choicesIn(best, { ...question, options: texts }), best).toEqual(choices);
    }
  });

  test('that names one thing in very many ways is read', () => {
    const many = Array.from({ length: 40 }, (_, at) => Array.from({ length: at + 1 }, () => 'a').join(', '));
    const question = { ...asked('multiple_choice', true), options: many };
    expect(selectedIn(`${many.at(-1)}, ${many.at(-1)}, b`, question).own).toBe('b');
  });
});
