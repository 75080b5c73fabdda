import { type AnswerResult, type Guide, answer, nextStep, problemMessageOf } from '@guide-studio/interview-engine';
import { isConflict, textLimits } from '@guide-studio/interview-engine/internal';
import { describe, expect, test } from 'vitest';
import { flat, matrix, maxDiff, open, ranking, statement, validGuide, which } from '../guideParts.ts';
import { after } from './walk.ts';

const abc = [{ text: 'a' }, { text: 'b' }, { text: 'c' }];
const only = (item: object): Guide => validGuide([flat(item as never)]);
const guides = {
  open: only(open('Why?')),
  single: only(which('q', ['a', 'b', 'c'])),
  multi: only(
    which('q', [...abc, { text: 'none', exclusiveOption: true }], {
      multiSelect: true,
      minSelect: 2,
      maxSelect: 2,
      allowCustomOption: true,
    }),
  ),
  ranking: only(ranking('Order?', abc)),
  matrix: only(matrix('How?', ['up', 'down'], abc)),
  maxDiff: only(maxDiff('Best?', abc)),
  statement: only(statement('Look')),
};
type Name = keyof typeof guides;

function resultOf(name: Name, value: unknown) {
  const guide = guides[name];
  const session = after(guide, []);
  return answer(guide, session, { stepId: nextStep(guide, session).stepId, answer: value });
}

const threeOf = (pair: object): object => ({ choices: [pair, pair, pair] });
const screens = threeOf({ best: 'o1', worst: 'o2' });

describe('answers', () => {
  const stored: readonly [Name, unknown, unknown][] = [
    ['open', { text: ' two\nlines ', more: 1 }, { text: ' two\nlines ' }],
    ['single', { selected: ['o2'] }, { selected: ['o2'] }],
    ['multi', { selected: ['o3', 'o1'] }, { selected: ['o1', 'o3'] }],
    ['multi', { selected: ['o3'], custom: 'mine' }, { selected: ['o3'], custom: 'mine' }],
    ['multi', { selected: ['o4'] }, { selected: ['o4'] }],
    ['ranking', { ranked: ['o3', 'o1', 'o2'] }, { ranked: ['o3', 'o1', 'o2'] }],
    ['matrix', { cells: { r2: 'o1', r1: 'o3' } }, { cells: { r1: 'o3', r2: 'o1' } }],
    ['maxDiff', screens, screens],
    ['statement', { anything: 1 }, {}],
  ];
  test.each(stored)('of %s: %j is stored as %j', (name, value, kept) => {
    const result = resultOf(name, value);
    expect(result.ok && JSON.stringify(result.session.answers[0]?.answer)).toBe(JSON.stringify(kept));
  });

  const refused: readonly [Name, unknown, string][] = [
    ['open', {}, 'wrongForm'],
    ['open', { text: 1 }, 'wrongForm'],
    ['open', Object.create({ text: 'inherited' }), 'wrongForm'],
    ['open', { text: ' \n' }, 'textMissing'],
    ['open', { text: '\u200B\u2060' }, 'textMissing'],
    ['open', { text: 'a\0' }, 'notStorable'],
    ['open', { text: '\ud800' }, 'notStorable'],
    ['open', null, 'wrongForm'],
    ['open', 'text', 'wrongForm'],
    ['open', ['text'], 'wrongForm'],
    ['single', { selected: [] }, 'nothingSelected'],
    ['single', { selected: ['o1', 'o2'] }, 'onlyOne'],
    ['single', { selected: ['o4'] }, 'unknownOption'],
    ['single', { selected: ['a'] }, 'unknownOption'],
    ['single', { selected: ['__proto__'] }, 'unknownOption'],
    ['single', { selected: 'o1' }, 'wrongForm'],
    ['single', { selected: [1] }, 'wrongForm'],
    ['single', { selected: [], custom: 'mine' }, 'ownNotAllowed'],
    ['multi', { selected: ['o1', 'o1'] }, 'repeatedOption'],
    ['multi', { selected: ['o1'] }, 'tooFew'],
    ['multi', { selected: ['o1', 'o2', 'o3'] }, 'tooMany'],
    ['multi', { selected: ['o1', 'o2'], custom: 'mine' }, 'tooMany'],
    ['multi', { selected: ['o1', 'o4'] }, 'exclusiveWithOthers'],
    ['multi', { selected: ['o4'], custom: 'mine' }, 'exclusiveWithOthers'],
    ['multi', { selected: ['o1'], custom: ' ' }, 'ownMissing'],
    ['multi', { selected: ['o1'], custom: '\0' }, 'notStorable'],
    ['multi', { selected: ['o1'], custom: 'x'.repeat(textLimits.answer + 1) }, 'textTooLong'],
    ['open', { text: 'x'.repeat(textLimits.answer + 1) }, 'textTooLong'],
    ['multi', { selected: ['o1'], custom: null }, 'wrongForm'],
    ['ranking', { ranked: ['o1', 'o2'] }, 'rankingIncomplete'],
    ['ranking', { ranked: ['o1', 'o2', 'o2'] }, 'repeatedOption'],
    ['ranking', { ranked: ['o1', 'o2', 'o9'] }, 'unknownOption'],
    ['ranking', { selected: ['o1'] }, 'wrongForm'],
    ['matrix', { cells: { r1: 'o1' } }, 'cellMissing'],
    ['matrix', { cells: { r1: 'o1', r2: 'o9' } }, 'unknownOption'],
    ['matrix', { cells: { r1: 'o1', r2: 'o1', r3: 'o1' } }, 'unknownRow'],
    ['matrix', { cells: JSON.parse('{"__proto__":"o1","r1":"o1","r2":"o1"}') }, 'unknownRow'],
    ['matrix', { cells: ['o1', 'o1'] }, 'wrongForm'],
    ['maxDiff', { choices: [{ best: 'o1', worst: 'o2' }] }, 'screensIncomplete'],
    ['maxDiff', threeOf({ best: 'o1', worst: 'o1' }), 'bestIsWorst'],
    ['maxDiff', threeOf({ best: 'o1', worst: 'o9' }), 'notOnScreen'],
    ['maxDiff', threeOf({ best: 'o1' }), 'wrongForm'],
    ['maxDiff', { choices: Array.from({ length: 4 }, () => ({ best: 'o1', worst: 'o2' })) }, 'wrongForm'],
    ['statement', null, 'wrongForm'],
  ];
  const described = refused.map(
    ([name, value, code]) => [name, JSON.stringify(value).slice(0, 200), code, value] as const,
  );
  test.each(described)('of %s: %s is refused as %s', (name, _, code, value) => {
    const result = resultOf(name, value);
    if (result.ok) throw new Error('It was taken.');
    expect(result.problem.code).toBe(code);
    expect(isConflict(result.problem)).toBe(false);
    const words = ['en', 'de', 'de-CH', 'tr', 'eu'].map((questionLanguage) =>
      problemMessageOf(result.problem, validGuide([flat(which('q', ['a', 'b']))], { config: { questionLanguage } })),
    );
    for (const sentence of words.slice(0, 3)) {
      expect(sentence).toMatch(/^[“„A-Z].+\.$/u);
      expect(sentence).not.toMatch(/undefined|NaN|!/u);
    }
    expect(words[1]).not.toBe(words[0]);
    expect(words[2]).toBe(words[1]);
    // Only signs, numbers and texts of the guide, and the form for developers.
    const ours = (words[3] ?? '').replaceAll(/“[^”]*”|\{.*\}/gu, '');
    expect(ours).not.toMatch(/\p{L}|undefined|NaN/u);
    expect(words[3]).not.toBe('');
    expect(words[4]).toBe(words[3]);
  });
});

describe('the texts of an interview', () => {
  const { answer: longest, interview: most, always } = textLimits;
  const questions = most / longest + 4;
  const guide = validGuide([flat(...Array.from({ length: questions }, () => open('Why?', { followUp: 'none' })))]);

  test('have bounds of their own and together, and a short answer is always taken', () => {
    let session = after(guide, []);
    const give = (length: number): AnswerResult =>
      answer(guide, session, { stepId: nextStep(guide, session).stepId, answer: { text: 'x'.repeat(length) } });
    const take = (length: number): void => {
      const result = give(length);
      if (!result.ok) throw new Error(result.problem.code);
      ({ session } = result);
    };
    const tooLong = (maximum: number) => ({ ok: false, problem: { code: 'textTooLong', params: { maximum } } });
    expect(give(longest + 1)).toEqual(tooLong(longest));
    for (let at = 0; at < most / longest - 1; at += 1) take(longest);
    take(longest - always - 500);
    expect(give(always + 501)).toEqual(tooLong(always + 500));
    take(always + 500);
    expect(give(always + 1)).toEqual(tooLong(always));
    take(always);
    take(1);
    expect(nextStep(guide, session).kind).toBe('item');
  });

  test('that were stored before there were bounds stay answers', () => {
    const stored = { ...after(guide, []), answers: [{ stepId: 'b1.i1', answer: { text: 'x'.repeat(longest * 2) } }] };
    expect(nextStep(guide, stored).stepId).toBe('b1.i2');
    expect(answer(guide, stored, { stepId: 'b1.i1', answer: stored.answers[0]?.answer })).toEqual({
      ok: true,
      session: stored,
    });
  });
});
