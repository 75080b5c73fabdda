import { type Json, type JsonObject } from '@guide-studio/guide-core';
import { describe, test } from 'vitest';
import { asks, choice, concept, conceptBlock, flat, guideOf, matrix, open, screening } from '../rules/expectIssues.ts';
import { expectAdvice } from './expectAdvice.ts';

const screener = (more: JsonObject = {}): JsonObject =>
  choice({
    externalId: 's',
    options: [
      { text: 'in', status: 'approve' },
      { text: 'maybe', status: 'neutral' },
      { text: 'out', status: 'reject' },
    ],
    ...more,
  });
const several = choice({ externalId: 'q', multiSelect: true, options: [{ text: 'a' }, { text: 'b' }, { text: 'c' }] });
const criteria = (block: number, item: number): readonly (string | number)[] => [
  'studyGuide',
  block,
  'items',
  item,
  'conditional',
  'criteria',
];
const gate = (block: number, at: number): readonly (string | number)[] => [
  'studyGuide',
  block,
  'conceptSamplingConfig',
  'concepts',
  at,
  'conditional',
  'criteria',
];

function answer(questionId: string, choices: readonly string[], more: JsonObject = {}): JsonObject {
  return { type: 'selectedTemplateOptions', questionId, matchingCriteria: 'mustSelect', choices, ...more };
}

function when(operator: 'and' | 'or', ...all: readonly Json[]): JsonObject {
  return { conditional: { operator, criteria: all } };
}

const not = { matchingCriteria: 'mustNotSelect' };
const link = (value: string): JsonObject => ({ type: 'searchParam', parameter: 'source', value });

describe('needsRejectedOption', () => {
  const params = { questionId: 's', matchingCriteria: 'mustSelect', choice: 'out' };
  test('an option that goes on is fine, also beside one that does not', () => {
    const items = [asks('s', { choices: ['in'] }), asks('s', { choices: ['out', 'maybe'] })].map((each) => open(each));
    expectAdvice(guideOf(screening(screener()), flat(...items)), []);
  });
  test('only one that ends the interview is not', () => {
    expectAdvice(guideOf(screening(screener()), flat(open(asks('s', { choices: ['out'] })))), [
      { code: 'needsRejectedOption', path: [...criteria(1, 0), 0], params: { ...params, isForNobody: true } },
    ]);
  });
  test('where another criterion is enough, it never counts', () => {
    const either = when('or', answer('s', ['out']), link('letter'));
    expectAdvice(guideOf(screening(screener()), flat(open(either))), [
      { code: 'needsRejectedOption', path: [...criteria(1, 0), 0], params: { ...params, isForNobody: false } },
    ]);
  });
  test('nobody who goes on has chosen none of the options that do', () => {
    const none = asks('s', { ...not, choices: ['in', 'maybe'] });
    expectAdvice(guideOf(screening(screener()), flat(open(none))), [
      {
        code: 'needsRejectedOption',
        path: [...criteria(1, 0), 0],
        params: { ...params, matchingCriteria: 'mustNotSelect', choice: 'in', isForNobody: true },
      },
    ]);
  });
  test('but somebody has where the question is not asked of everybody, or an own answer is possible', () => {
    const none = open(asks('s', { ...not, choices: ['in', 'maybe'] }));
    expectAdvice(guideOf(screening(screener({ allowCustomOption: true })), flat(none)), []);
    expectAdvice(guideOf(screening(screener(when('and', link('letter')))), flat(none)), []);
  });
  test('it is the same where the options were carried on', () => {
    const carried = { externalId: 'c', text: 'Which?', type: 'multiple_choice', carryForwardFrom: 's' };
    const guide = guideOf(
      screening(screener({ multiSelect: true })),
      flat(carried, open(asks('c', { choices: ['out'] }))),
    );
    expectAdvice(guide, [
      {
        code: 'needsRejectedOption',
        path: [...criteria(1, 1), 0],
        params: { ...params, questionId: 'c', isForNobody: true },
      },
    ]);
  });
});

describe('singleAnswerContradiction', () => {
  const one = choice({ externalId: 'q', options: [{ externalId: 'x', text: 'a' }, { text: 'b' }, { text: 'c' }] });
  const params = { first: 0, questionId: 'q' };
  test('one answer cannot be two options, named by id here and by text there', () => {
    expectAdvice(guideOf(flat(one, open(when('and', answer('q', ['a']), answer('q', ['b']))))), [
      { code: 'singleAnswerContradiction', path: [...criteria(0, 1), 1], params },
    ]);
    expectAdvice(guideOf(flat(one, open(when('and', answer('q', ['a', 'b']), answer('q', ['x']))))), []);
  });
  test('several criteria can leave nothing together', () => {
    const three = [answer('q', ['a', 'b']), answer('q', ['b', 'c']), answer('q', ['c', 'a'])];
    expectAdvice(guideOf(flat(one, open(when('and', ...three)))), [
      { code: 'singleAnswerContradiction', path: [...criteria(0, 1), 2], params },
    ]);
    const refused = [answer('q', ['a', 'b']), answer('q', ['b', 'c']), answer('q', ['b'], not)];
    expectAdvice(guideOf(flat(one, open(when('and', ...refused)))), [
      { code: 'singleAnswerContradiction', path: [...criteria(0, 1), 1], params },
    ]);
  });
  test('fine where one is enough, or several can be selected', () => {
    expectAdvice(guideOf(flat(one, open(when('or', answer('q', ['a']), answer('q', ['b']))))), []);
    expectAdvice(guideOf(flat(several, open(when('and', answer('q', ['a']), answer('q', ['b']))))), []);
  });
  test('each row of a matrix has one answer', () => {
    const rows = matrix({ externalId: 'q', rows: [{ text: 'r' }, { text: 's' }] });
    const both = (row: string) =>
      open(when('and', answer('q', ['a'], { matrixRow: 'r' }), answer('q', ['b'], { matrixRow: row })));
    expectAdvice(guideOf(flat(rows, both('s'))), []);
    expectAdvice(guideOf(flat(rows, both('r'))), [
      { code: 'singleAnswerContradiction', path: [...criteria(0, 1), 1], params },
    ]);
  });
  test('an exclusive option is selected alone', () => {
    const options: JsonObject[] = [{ text: 'a' }, { text: 'b' }, { text: 'none', exclusiveOption: true }];
    const source = { ...several, options };
    expectAdvice(guideOf(flat(source, open(when('and', answer('q', ['a']), answer('q', ['none', 'b']))))), []);
    expectAdvice(guideOf(flat(source, open(when('and', answer('q', ['none']), answer('q', ['b']))))), [
      { code: 'singleAnswerContradiction', path: [...criteria(0, 1), 1], params },
    ]);
  });
  test('a question asked for each concept has several answers after its block, and one inside', () => {
    const both = open(when('and', answer('q', ['a']), answer('q', ['b'])));
    expectAdvice(guideOf(conceptBlock([concept(), concept()], one), flat(both)), []);
    expectAdvice(guideOf(conceptBlock([concept(), concept()], one, both)), [
      { code: 'singleAnswerContradiction', path: [...criteria(0, 1), 1], params },
    ]);
  });
});

describe('twoLinkValues', () => {
  test('an ordinary link has one value of a parameter', () => {
    expectAdvice(guideOf(flat(open(when('or', link('letter'), link('web'))))), []);
    expectAdvice(guideOf(flat(open(when('and', link('letter'), { ...link('web'), parameter: 'wave' })))), []);
    expectAdvice(guideOf(flat(open(when('and', link('letter'), link('web'))))), [
      {
        code: 'twoLinkValues',
        path: [...criteria(0, 0), 1],
        params: { parameter: 'source', value: 'web', other: 'letter', first: 0 },
      },
    ]);
  });
});

describe('screenerRejectsAll', () => {
  const out = [{ text: 'a', status: 'reject' }];
  const all = screener({ options: out });
  test('an option or an own answer that goes on is fine', () => {
    expectAdvice(guideOf(screening(screener(), screener({ externalId: 't', allowCustomOption: true }))), []);
    expectAdvice(guideOf(screening(screener({ options: out, allowCustomOption: true })), flat(open())), []);
  });
  test('no option that goes on: said once, whatever depends on it', () => {
    const guide = guideOf(
      screening(all),
      flat(
        choice({ externalId: 'q', ...asks('s') }),
        open(asks('q')),
        open(asks('s', { ...not })),
        open(when('or', answer('s', ['a']), link('letter'))),
      ),
      conceptBlock([concept(asks('s'))], open()),
    );
    expectAdvice(guide, [
      { code: 'screenerRejectsAll', path: ['studyGuide', 0, 'items', 0, 'options'], params: undefined },
    ]);
  });
});

describe('neverShown', () => {
  const closed = choice({ externalId: 'closed', ...asks('s', { choices: ['out'] }) });
  const rejected = {
    code: 'needsRejectedOption',
    path: [...criteria(1, 0), 0],
    params: { questionId: 's', matchingCriteria: 'mustSelect', choice: 'out', isForNobody: true },
  } as const;
  test('all that depends on one question is one finding, at the first, and names the first cause', () => {
    const guide = guideOf(
      screening(screener()),
      flat(closed, choice({ externalId: 'next', ...asks('closed') }), open(asks('next')), open(asks('closed'))),
    );
    expectAdvice(guide, [
      rejected,
      {
        code: 'neverShown',
        path: [...criteria(1, 1), 0, 'questionId'],
        params: { reason: 'dependsOn', questionId: 'closed', others: 2 },
      },
    ]);
  });
  test('what was not asked was not chosen, and another criterion can be enough', () => {
    const items = [
      open(asks('closed', { ...not })),
      open(when('or', answer('closed', ['a']), link('letter'))),
      open(when('or', answer('closed', ['a']), answer('s', ['in']))),
    ];
    expectAdvice(guideOf(screening(screener()), flat(closed, ...items)), [rejected]);
  });
  test('options of a question that is never shown are never carried', () => {
    const source = { ...closed, multiSelect: true };
    const carried = { externalId: 'c', text: 'Which?', type: 'multiple_choice', carryForwardFrom: 'closed' };
    expectAdvice(guideOf(screening(screener()), flat(source, carried, open(asks('c')))), [
      rejected,
      {
        code: 'neverShown',
        path: ['studyGuide', 1, 'items', 1, 'carryForwardFrom'],
        params: { reason: 'dependsOn', questionId: 'closed', others: 1 },
      },
    ]);
  });
  test('neither are options that end the interview or stand alone', () => {
    const options: JsonObject[] = [
      { text: 'a', status: 'reject' },
      { text: 'none', status: 'approve', exclusiveOption: true },
    ];
    const carried = { text: 'Which?', type: 'multiple_choice', carryForwardFrom: 's' };
    const source = screener({ multiSelect: true, options });
    expectAdvice(guideOf(screening(source), flat(carried)), [
      {
        code: 'neverShown',
        path: ['studyGuide', 1, 'items', 0, 'carryForwardFrom'],
        params: { reason: 'nothingToCarry', questionId: 's' },
      },
    ]);
    expectAdvice(guideOf(screening({ ...source, allowCustomOption: true }), flat(carried)), []);
  });
  test('a part that is wrong by itself names itself as the cause, in whatever way it is wrong', () => {
    const wrong = choice({ externalId: 'wrong', ...asks('q', { choices: ['nowhere'] }) });
    expectAdvice(guideOf(flat(several, wrong, open(asks('wrong')))), [
      {
        code: 'unknownChoice',
        path: [...criteria(0, 1), 0, 'choices', 0],
        params: { choice: 'nowhere', questionId: 'q' },
      },
      {
        code: 'neverShown',
        path: [...criteria(0, 2), 0, 'questionId'],
        params: { reason: 'dependsOn', questionId: 'wrong', others: 0 },
      },
    ]);
    const both = choice({ externalId: 'both', ...when('and', answer('q', ['a']), answer('q', ['a'], not)) });
    expectAdvice(guideOf(flat(several, both, open(asks('both')))), [
      { code: 'contradictingCriteria', path: [...criteria(0, 1), 1], params: { first: 0 } },
      {
        code: 'neverShown',
        path: [...criteria(0, 2), 0, 'questionId'],
        params: { reason: 'dependsOn', questionId: 'both', others: 0 },
      },
    ]);
  });
});

describe('conceptForNobody', () => {
  const closed = choice({ externalId: 'closed', ...asks('s', { choices: ['out'] }) });
  const rejected = {
    code: 'needsRejectedOption',
    path: [...criteria(1, 0), 0],
    params: { questionId: 's', matchingCriteria: 'mustSelect', choice: 'out', isForNobody: true },
  } as const;
  const forNobody = (at: number) =>
    ({
      code: 'conceptForNobody',
      path: [...gate(2, at), 0, 'questionId'],
      params: { questionId: 'closed' },
    }) as const;
  test('every concept that depends on a question that is never shown', () => {
    const concepts = [concept(asks('closed')), concept(), concept(asks('closed'))];
    const asked = choice({ externalId: 'q' });
    expectAdvice(guideOf(screening(screener()), flat(closed), conceptBlock(concepts, asked), flat(open(asks('q')))), [
      rejected,
      forNobody(0),
      forNobody(2),
    ]);
  });
  test('where no concept is left, its questions are shown to nobody', () => {
    const inside = choice({ externalId: 'q' });
    const block = conceptBlock([concept(asks('closed'))], inside, open(asks('q')));
    expectAdvice(guideOf(screening(screener()), flat(closed), block, flat(open(asks('q')))), [
      rejected,
      forNobody(0),
      {
        code: 'neverShown',
        path: [...criteria(2, 1), 0, 'questionId'],
        params: { reason: 'dependsOn', questionId: 'q', others: 1 },
      },
    ]);
  });
});
