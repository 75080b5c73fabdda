import { type CreateStudyRequest, readGuide } from '@guide-studio/guide-core';
import { importFormats, messageOfRow, type ReportRow } from '@guide-studio/importing';
import { describe, expect, test } from 'vitest';
import { report } from '../size.ts';
import { corpusFiles, corpusPresent, whyNoCorpus } from './corpus.ts';

async function imported(survey: object, name = 'survey.json') {
  const bytes = new TextEncoder().encode(JSON.stringify(survey));
  const format = importFormats.find((one) => one.recognise(bytes, name));
  expect(format?.id).toBe('surveyjs');
  const read = await format?.read(bytes, { name });
  if (read === undefined) throw new Error('No format recognises it.');
  return read;
}

const choices = [{ value: 'a', text: 'One' }, 'b', 3];

async function conditionIn(visibleIf: string) {
  const read = await imported({
    elements: [
      { type: 'radiogroup', name: 'one', title: 'One?', choices, isRequired: true },
      { type: 'checkbox', name: 'many', title: 'Many?', choices, isRequired: true },
      { type: 'rating', name: 'score', title: 'Score?', rateMax: 4, isRequired: true },
      { type: 'boolean', name: 'yes', title: 'Yes?', isRequired: true },
      { type: 'matrix', name: 'grid', title: 'Grid?', columns: ['x', 'y'], rows: ['r'], isRequired: true },
      { type: 'radiogroup', name: 'own', title: 'Own?', choices, showOtherItem: true, isRequired: true },
      { type: 'comment', name: 'last', title: 'Last?', visibleIf, isRequired: true },
    ],
  });
  if (!read.ok) throw new Error('It was not read.');
  const items = (read.guide as unknown as CreateStudyRequest).studyGuide.flatMap((block) => block.items);
  expect(readGuide(JSON.stringify(read.guide)).ok).toBe(true);
  return {
    conditional: items.find(({ externalId }) => externalId === 'last')?.conditional ?? null,
    row: read.rows.find(({ kind }) => kind === 'condition'),
  };
}

const criterion = (questionId: string, matchingCriteria: string, ...codes: readonly string[]) => ({
  type: 'selectedTemplateOptions',
  questionId,
  matchingCriteria,
  choices: codes.map((code) => `${questionId}.${code}`),
});

describe('a visibleIf of SurveyJS', () => {
  test.each([
    ["{one} = 'a'", 'and', [criterion('one', 'mustSelect', 'a')], null],
    ["{one} == 'A' || {one} == 3", 'and', [criterion('one', 'mustSelect', 'a', '3')], null],
    ["{one} <> 'a' and {one} notempty", 'and', [criterion('one', 'mustSelect', 'b', '3')], 9],
    ["{many} contains 'a'", 'and', [criterion('many', 'mustSelect', 'a')], null],
    ["{many} anyof ['a', 'b']", 'and', [criterion('many', 'mustSelect', 'a', 'b')], null],
    ["{many} noneof ['a', 'b']", 'and', [criterion('many', 'mustNotSelect', 'a', 'b')], 1],
    [
      "{many} allof ['a', 'b'] and {yes} = true",
      'and',
      [
        criterion('many', 'mustSelect', 'a'),
        criterion('many', 'mustSelect', 'b'),
        criterion('yes', 'mustSelect', 'true'),
      ],
      null,
    ],
    ['{score} >= 3', 'and', [criterion('score', 'mustSelect', '3', '4')], 2],
    [
      "!({one} = 'a' or {yes} = false)",
      'and',
      [criterion('one', 'mustNotSelect', 'a'), criterion('yes', 'mustNotSelect', 'false')],
      1,
    ],
    ["{grid.r} = 'x'", 'and', [{ ...criterion('grid', 'mustSelect', 'x'), matrixRow: 'r' }], null],
  ])('%s', async (visibleIf, operator, criteria, rule) => {
    const { conditional, row } = await conditionIn(visibleIf);
    expect(conditional).toEqual({ operator, criteria });
    expect(row).toMatchObject({ verdict: rule === null ? 'exact' : 'equivalent', rule, target: 'last' });
  });

  test.each([
    ["{one} = 'a' and {many} = 'a' or {yes} = true", 'mixed'],
    ['iif({one} = 1, 2, 3) > 2', 'syntax'],
    ["{panel.x} = 'a'", 'unsupported'],
    ["{other} = 'a'", 'notAsked'],
    ["{own} = 'other'", 'ownAnswer'],
    ['{own} notempty', 'ownAnswer'],
  ])('%s is lost, with its reason (%s)', async (visibleIf, code) => {
    const { conditional, row } = await conditionIn(visibleIf);
    expect(conditional).toBeNull();
    expect(row).toMatchObject({ verdict: 'lost', code });
    expect(messageOfRow(row as ReportRow)).toMatch(/\.$/u);
  });
});

test('pages are blocks, the conditions of pages and panels are those of their questions, and options are carried', async () => {
  const read = await imported({
    title: { default: 'Tea', de: 'Tee' },
    pages: [
      {
        name: 'first',
        elements: [
          { type: 'checkbox', name: 'kinds', choices: ['Green', 'Black'], showNoneItem: true, hasOther: true },
        ],
      },
      {
        name: 'second',
        visibleIf: "{kinds} contains 'Green'",
        elements: [
          {
            type: 'panel',
            name: 'inner',
            visibleIf: "{kinds} contains 'Black'",
            elements: [
              { type: 'radiogroup', name: 'best', choicesFromQuestion: 'kinds', choicesFromQuestionMode: 'selected' },
            ],
          },
          { type: 'radiogroup', name: 'wrong', choicesFromQuestion: 'best' },
          { type: 'paneldynamic', name: 'cups', templateElements: [] },
        ],
      },
    ],
  });
  if (!read.ok) throw new Error('It was not read.');
  expect(read.guide).toMatchObject({
    title: 'Tea',
    studyGuide: [
      {
        externalId: 'block.first',
        items: [
          {
            externalId: 'kinds',
            multiSelect: true,
            allowCustomOption: true,
            options: [{ text: 'Green' }, { text: 'Black' }, { text: 'None', exclusiveOption: true }],
          },
        ],
      },
      {
        externalId: 'block.second',
        items: [
          {
            externalId: 'best',
            carryForwardFrom: 'kinds',
            conditional: {
              operator: 'and',
              criteria: [criterion('kinds', 'mustSelect', 'Green'), criterion('kinds', 'mustSelect', 'Black')],
            },
          },
        ],
      },
    ],
  });
  expect(read.rows.filter(({ kind }) => kind === 'condition').map(({ rule }) => rule)).toEqual([4, 4, null, null]);
  expect(read.rows.filter(({ kind }) => kind === 'carry').map(({ verdict }) => verdict)).toEqual(['exact', 'lost']);
});

test('what a survey has for all of its questions is in the report, too', async () => {
  const read = await imported({
    title: { default: 'Tea', de: 'Tee', fr: 'Thé' },
    triggers: [{ type: 'complete', expression: "{tea} = 'x'" }],
    completedHtml: 'Thanks',
    pages: [
      {
        name: 'p',
        questionsOrder: 'random',
        elements: [
          { type: 'radiogroup', name: 'tea', choices: [{ value: 'x', visibleIf: '{a} = 1' }, 'y'], isRequired: true },
          { type: 'comment', name: 'note', visible: false, isRequired: true },
        ],
      },
    ],
  });
  if (!read.ok) throw new Error('It was not read.');
  expect(read.guide).toMatchObject({ closingMessage: 'Thanks' });
  expect(
    read.rows
      .filter(({ verdict, code }) => verdict !== 'exact' && code !== 'named')
      .map(({ code, rule }) => code ?? rule),
  ).toEqual(['order', 'translated', 'translated', 'setting', 'hidden', 3]);
});

test('how many options are selected is kept, and what else participants see is in the report', async () => {
  const read = await imported({
    elements: [
      {
        type: 'checkbox',
        name: 'tea',
        title: 'Tea?',
        choices: ['a', 'b', 'c'],
        minSelectedChoices: 1,
        maxSelectedChoices: 2,
        choicesOrder: 'asc',
        showCommentArea: true,
        isRequired: true,
      },
      { type: 'text', name: 'why', title: 'Why?', placeholder: 'Here', maxLength: 20, isRequired: true },
    ],
  });
  expect(read.ok && read.guide['studyGuide']).toMatchObject([{ items: [{ minSelect: 1, maxSelect: 2 }, {}] }]);
  expect(read.ok && read.rows.flatMap(({ code }) => code ?? [])).toEqual([
    'order',
    'comment',
    'annotated',
    'validated',
  ]);
});

test('texts in other languages become translations, the locale is the main language, and pictures are named', async () => {
  const read = await imported({
    locale: 'de',
    title: 'Tee',
    completedHtml: { de: '<b>Danke</b>', default: 'Thanks' },
    elements: [
      {
        type: 'imagepicker',
        name: 'tea',
        title: { default: 'Which tea?', de: 'Welcher Tee?', fr: 'Quel thé ?' },
        description: { de: 'Einer', fr: 'Un seul' },
        choices: [{ value: 1, text: { default: 'Green', de: 'Grün' }, imageLink: 'a.png' }, 2],
        isRequired: true,
      },
      {
        type: 'matrix',
        name: 'grid',
        title: 'Wie oft?',
        columns: [{ value: 'x', text: { de: 'Oft', 'zh-tw': '常', xx: 'X' } }],
        rows: [{ value: 'r', text: { de: 'Zuhause', default: 'At home' } }],
        isRequired: true,
      },
      { type: 'comment', name: 'note', title: 'Und?', placeholder: { de: 'Hier', fr: 'Ici' }, isRequired: true },
    ],
  });
  if (!read.ok) throw new Error('It was not read.');
  expect(readGuide(JSON.stringify(read.guide)).ok).toBe(true);
  expect(read.guide).toMatchObject({
    config: { questionLanguage: 'de', availableLanguages: ['de', 'en', 'fr', 'zh-TW'] },
    closingMessage: 'Danke',
  });
  const rowsOf = (kind: ReportRow['kind']) => read.rows.filter((row) => row.kind === kind);
  expect(rowsOf('translation').map(({ text, code }) => [text, code])).toEqual([
    ['Ici', 'translated'],
    ['Which tea?\n\nEiner', null],
    ['Quel thé ?\n\nUn seul', null],
    ['Green', null],
    ['常', null],
    ['X', 'noLanguage'],
    ['At home', null],
    ['Thanks', null],
  ]);
  expect(read.rows.filter(({ code }) => code === 'picture').map(({ text }) => text)).toEqual(['Grün']);
});

describe('a trigger of SurveyJS', () => {
  const pages = (trigger: object) => ({
    triggers: [trigger],
    pages: [
      { name: 'p1', elements: [{ type: 'comment', name: 'start', isRequired: true }] },
      { name: 'p2', elements: [{ type: 'radiogroup', name: 'one', choices, isRequired: true }] },
      { name: 'p3', elements: [{ type: 'comment', name: 'two', isRequired: true }] },
      {
        name: 'p4',
        elements: [
          { type: 'radiogroup', name: 'three', choices, isRequired: true },
          { type: 'comment', name: 'four', isRequired: true },
        ],
      },
    ],
  });
  test.each([
    [
      { type: 'complete', expression: "{one} = 'a'" },
      { two: 'not a', three: 'not a', four: 'not a' },
    ],
    [{ type: 'complete', expression: "{three} = 'a'" }, {}],
    [{ type: 'skip', expression: "{one} <> 'a'", gotoName: 'three' }, { two: 'not b 3' }],
    [{ type: 'skip', expression: '{one} notempty', gotoName: 'three' }, { two: 'not a b 3' }],
  ])('%j is a skip', async (trigger, expected) => {
    const read = await imported(pages(trigger));
    if (!read.ok) throw new Error('It was not read.');
    const items = (read.guide as unknown as CreateStudyRequest).studyGuide.flatMap((block) => block.items);
    const shown = items.flatMap(({ externalId = '', conditional }) =>
      (conditional?.criteria ?? []).map((one) => {
        const codes = one.type === 'searchParam' ? [] : one.choices.map((choice) => choice.replace('one.', ''));
        return [
          externalId,
          `${one.type !== 'searchParam' && one.matchingCriteria === 'mustSelect' ? '' : 'not '}${codes.join(' ')}`,
        ];
      }),
    );
    expect(Object.fromEntries(shown)).toEqual(expected);
    expect(read.rows.filter(({ kind }) => kind === 'condition')).toMatchObject([{ verdict: 'equivalent', rule: 3 }]);
  });

  test.each([
    { type: 'skip', expression: "{one} = 'a'", gotoName: 'four' },
    { type: 'skip', expression: "{one} = 'a'", gotoName: 'start' },
    { type: 'skip', expression: "{three} = 'a'", gotoName: 'four' },
    { type: 'complete', expression: "{one} = 'a' or {three} = 'b'" },
    { type: 'complete', expression: "{start} = 'a'" },
    { type: 'setvalue', expression: "{one} = 'a'", setToName: 'two', setValue: 'x' },
    { type: 'complete', name: 'one', operator: 'equal', value: 'a' },
  ])('%j is lost', async (trigger) => {
    const read = await imported(pages(trigger));
    expect(read.ok && read.rows.filter(({ verdict }) => verdict === 'lost')).toMatchObject([{ code: 'trigger' }]);
  });
});

test('pages and questions of the same name get names of their own', async () => {
  const element = { type: 'radiogroup', name: 'a', choices: ['x', 'x'], isRequired: true };
  const read = await imported({
    pages: [
      { name: 'p', elements: [element] },
      { name: 'p', elements: [element, { type: 'text', name: 'a.x' }] },
    ],
  });
  if (!read.ok) throw new Error('It was not read.');
  expect(readGuide(JSON.stringify(read.guide)).ok).toBe(true);
  expect(read.guide['studyGuide']).toMatchObject([
    { externalId: 'block.p', items: [{ externalId: 'a' }] },
    { externalId: 'block.p-2', items: [{ externalId: 'a-2' }, { externalId: 'a.x' }] },
  ]);
  expect(read.rows.filter(({ code }) => code === 'renamed').length).toBeGreaterThan(1);
});

test('a survey of which nothing can be in a guide is not read, and says what there was', async () => {
  const read = await imported({ elements: [{ type: 'matrixdynamic', name: 'table' }] });
  expect(read).toMatchObject({
    ok: false,
    issues: [{ code: 'answersUsed' }, { code: 'withQuestion' }, { code: 'nothingLeft' }],
  });
});

test.runIf(corpusPresent)(
  `the surveys of the corpus are read as valid guides, with every condition${whyNoCorpus}`,
  async () => {
    const figures = { files: 0, guides: 0, conditions: 0, carried: 0, constructs: 0 };
    for (const [name, bytes] of corpusFiles('surveyjs', '.json')) {
      const format = importFormats.find((one) => one.recognise(bytes, name));
      expect(format?.id, name).toBe('surveyjs');
      const read = await format?.read(bytes, { name });
      figures.files += 1;
      if (read?.ok !== true) continue;
      figures.guides += 1;
      expect(readGuide(JSON.stringify(read.guide)).ok, name).toBe(true);
      const conditions = read.rows.filter(({ kind }) => kind === 'condition');
      figures.conditions += conditions.length;
      figures.carried += conditions.filter(({ verdict }) => verdict === 'exact' || verdict === 'equivalent').length;
      figures.constructs += read.rows.length;
    }
    report('importing: SurveyJS', figures);
    expect(figures.guides).toBeGreaterThanOrEqual(figures.files - 2);
    expect(figures.carried).toBe(figures.conditions);
  },
);
