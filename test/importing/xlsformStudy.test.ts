import { readGuide } from '@guide-studio/guide-core';
import { importFormats, type ReportRow } from '@guide-studio/importing';
import { describe, expect, test } from 'vitest';
import { example } from './xlsformExample.ts';
import { formFile, workbookOf } from './xlsformFile.ts';
import { imported, itemsOf } from './xlsformTruth.ts';

// Law: the parts of a form are in the guide with its names, and what is not as it was is in the report.

const codesAt = (rows: readonly ReportRow[], place: string): readonly unknown[] =>
  rows.filter((row) => row.place === place && row.code !== null).map(({ code }) => code);

describe('a form', () => {
  test('becomes blocks, questions, options and translations with its names as ids', async () => {
    const { guide, translations, rows } = await imported(await formFile(example));
    expect(readGuide(JSON.stringify(guide)).ok).toBe(true);
    expect(guide).toMatchObject({
      title: 'Pets',
      config: { questionLanguage: 'en', availableLanguages: ['en', 'de'] },
    });
    const blocks = (
      guide['studyGuide'] as { externalId: string; title: string; items: { externalId: string }[] }[]
    ).map(({ externalId, title, items }) => [externalId, title, items.map((item) => item.externalId)]);
    expect(blocks).toEqual([
      ['block.main', 'Pets', ['welcome']],
      ['block.home', 'At home', ['pets', 'kept', 'best']],
      ['block.cats', 'Cats', ['number', 'names']],
      ['block.home.2', 'At home', ['garden']],
      ['block.main.2', 'Pets', ['order', 'feeling', 'why']],
      ['block.visits', 'Visits', ['day', 'alone', 'who']],
      ['block.main.3', 'Pets', ['last', 'score', 'long', 'photo', 'place', 'done', 'readOnly']],
    ]);
    const byName = new Map(itemsOf(guide).map((item) => [item.externalId, item]));
    expect(byName.get('welcome')).toMatchObject({ type: 'statement', text: 'Welcome to the visit' });
    expect(byName.get('pets')).toMatchObject({ type: 'multiple_choice', multiSelect: true, allowCustomOption: true });
    expect(byName.get('kept')).toMatchObject({
      options: [{ externalId: 'kept.cat' }, {}, { externalId: 'kept.none', exclusiveOption: true }],
    });
    expect(byName.get('best')).toMatchObject({ carryForwardFrom: 'kept', text: 'Best of ${kept}?' });
    expect(byName.get('number')).toMatchObject({ addInstructions: 'A number' });
    expect(byName.get('garden')).toMatchObject({ randomizeOptionOrder: true, options: [{}, { text: 'no' }] });
    expect(byName.get('feeling')).toMatchObject({
      type: 'matrix',
      text: 'How are they?',
      options: [{ text: 'Good' }, { text: 'Bad' }],
      rows: [{ text: 'In the morning' }, { text: 'In the evening' }],
      conditional: { criteria: [{ questionId: 'garden', choices: ['garden.yes'] }] },
    });
    expect(byName.get('why')).toMatchObject({
      conditional: {
        operator: 'or',
        criteria: [
          { questionId: 'feeling', matrixRow: 'In the evening', choices: ['feeling.2'] },
          { questionId: 'feeling', matrixRow: 'In the morning', choices: ['feeling.2'] },
        ],
      },
    });
    expect(byName.get('score')).toMatchObject({ options: ['0', '2', '4', '6', '8', '10'].map((text) => ({ text })) });
    expect(byName.get('names')).toMatchObject({
      conditional: {
        operator: 'and',
        criteria: [{ choices: ['kept.cat'] }, { questionId: 'best', choices: ['kept.cat'] }],
      },
    });
    expect(byName.get('who')?.conditional).toMatchObject({
      criteria: [{ questionId: 'alone', choices: ['alone.no'] }],
    });
    expect(byName.get('last')?.conditional ?? null).toBeNull();
    expect(JSON.stringify(translations)).toContain('Katze');
    expect(
      rows.filter(({ kind, verdict }) => kind === 'translation' && verdict === 'exact').map(({ text }) => text),
    ).toEqual([
      'Willkommen',
      'Tiere?',
      'Katze',
      'Hund',
      'Keine',
      'Katze',
      'Hund',
      'Keine',
      'Katze',
      'Hund',
      'Keine',
      'Morgens',
    ]);
  });

  test('has what is lost or other in the report', async () => {
    const { rows } = await imported(await formFile(example));
    const table: readonly (readonly [number, readonly string[]])[] = [
      [2, ['metadata']],
      [3, ['markup']],
      [4, ['translated']],
      [6, []],
      [7, ['piped']],
      [9, ['validated', 'validated', 'validated']],
      [10, ['default', 'optional']],
      [20, ['askedOnce']],
      [21, ['validated']],
      [25, ['unsupported']],
      [26, ['optionsElsewhere']],
      [27, ['withoutOptions']],
      [28, ['rated']],
      [29, ['slider']],
      [30, ['picture', 'media', 'file']],
      [31, ['recorded']],
      [33, ['calculated']],
      [34, ['unknownType']],
      [35, ['switchedOff']],
      [36, ['setting']],
    ];
    for (const [row, codes] of table) {
      const found = codesAt(rows, `row ${row}`).filter((code) => code !== 'notAsked');
      expect(found.toSorted(), `row ${row}`).toEqual(row === 6 ? ['bounded'] : codes.toSorted());
    }
    expect(codesAt(rows, 'choices row 3')).toEqual(['picture']);
    expect(codesAt(rows, 'choices row 6')).toEqual(['named']);
    expect(codesAt(rows, 'choices row 9')).toEqual(['unused']);
    expect(codesAt(rows, 'choices row 10')).toEqual(['unnamed']);
    expect(codesAt(rows, 'settings')).toEqual(['setting']);
    expect(codesAt(rows, 'sheet “changelog”')).toEqual(['otherSheet']);
    expect(codesAt(rows, 'survey')).toEqual(['unknownColumn']);
  });

  test('is the one of the manual, with all of its conditions and translations', async () => {
    const drinks = { type: 'select_one drinks', required: 'yes' };
    const bytes = await formFile({
      survey: [
        {
          ...drinks,
          type: 'select_multiple drinks',
          name: 'often',
          label: 'What do you drink?',
          'label::French (fr)': 'Que buvez-vous ?',
        },
        { type: 'begin_group', name: 'tea', label: 'About tea', relevant: "selected(${often}, 'tea')" },
        { ...drinks, name: 'best', label: 'Which is best?', 'label::French (fr)': 'Lequel préférez-vous ?' },
        {
          type: 'text',
          name: 'why',
          label: 'Why?',
          'label::French (fr)': 'Pourquoi ?',
          relevant: "${best} = 'tea'",
          required: 'yes',
        },
        { type: 'end_group' },
      ],
      choices: [
        { list_name: 'drinks', name: 'tea', label: 'Tea', 'label::French (fr)': 'Thé' },
        { list_name: 'drinks', name: 'coffee', label: 'Coffee', 'label::French (fr)': 'Café' },
      ],
      settings: [{ form_title: 'Drinks', default_language: 'English (en)' }],
    });
    const { guide, rows } = await imported(bytes, 'drinks.xlsx');
    expect(guide).toMatchObject({
      title: 'Drinks',
      config: { questionLanguage: 'en', availableLanguages: ['en', 'fr'] },
    });
    expect(rows.filter(({ verdict }) => verdict !== 'exact' && verdict !== 'equivalent')).toEqual([]);
    expect(itemsOf(guide)[2]?.conditional).toMatchObject({
      operator: 'and',
      criteria: [{ choices: ['often.tea'] }, { choices: ['best.tea'] }],
    });
  });

  test('with a group of which no question is in the guide says that the group is not', async () => {
    const { guide, rows } = await imported(
      await formFile({
        survey: [
          { type: 'text', name: 'a', label: 'A?' },
          { type: 'begin_group', name: 'sums', label: 'Sums' },
          { type: 'calculate', name: 'b', calculation: '1' },
        ],
      }),
    );
    expect(guide['studyGuide']).toHaveLength(1);
    expect(rows.filter(({ kind }) => kind === 'block')).toMatchObject([
      { verdict: 'exact', target: 'block.main' },
      { verdict: 'lost', code: 'withQuestion', target: null, text: 'Sums' },
    ]);
  });

  test('takes numbers, truth values, dates and the results of formulas as texts', async () => {
    const bytes = await workbookOf({
      survey: [
        ['TYPE', 'Name', 'LABEL::English (en)', 'default', 'relevant'],
        ['select_one years', 'year', 2026, new Date('2026-11-30T00:00:00Z'), null],
        ['text', false, true, 0.5, '${year} = 2025'],
      ],
      choices: [
        ['list_name', 'name', 'label::English (en)'],
        ['years', 2025, 2025],
        ['years', 2026.5, 'half'],
      ],
    });
    const { guide, rows } = await imported(bytes);
    expect(itemsOf(guide)).toMatchObject([
      { externalId: 'year', text: '2026', options: [{ externalId: 'year.2025' }, { externalId: 'year.2026.5' }] },
      { externalId: 'FALSE', text: 'TRUE', conditional: { criteria: [{ choices: ['year.2025'] }] } },
    ]);
    expect(rows.filter(({ code }) => code === 'default').map(({ text }) => text)).toEqual(['2026-11-30', '0.5']);
  });

  test('takes the first of two columns of a name, and the main language that the settings name', async () => {
    const bytes = await workbookOf({
      survey: [
        ['type', 'name', 'label::French (fr)', 'label::en', 'label::English', 'relevant', 'relevance'],
        ['text', 'a', 'Pourquoi ?', 'Why?', 'Why not?', null, null],
      ],
      settings: [['default_language'], ['English (en)']],
    });
    const { guide, translations, rows } = await imported(bytes);
    expect(itemsOf(guide)).toMatchObject([{ text: 'Why?' }]);
    expect(JSON.stringify(translations)).toContain('Pourquoi ?');
    expect(rows.filter(({ code }) => code === 'doubleColumn').map(({ text }) => text)).toEqual([
      'relevance',
      'label::English',
    ]);
  });

  test.each([
    [
      'no survey',
      {
        questions: [
          ['type', 'name'],
          ['text', 'a'],
        ],
        other: [['a']],
      },
      'noSurvey',
    ],
    [
      'no column of types',
      {
        survey: [
          ['kind', 'name'],
          ['text', 'a'],
        ],
      },
      'noSurvey',
    ],
    ['an empty sheet', { survey: [['type', 'name', 'label']] }, 'noQuestions'],
    [
      'only groups',
      {
        survey: [
          ['type', 'name', 'label'],
          ['begin group', 'a', 'A'],
          ['end group', null, null],
        ],
      },
      'noQuestions',
    ],
    [
      'only what no guide has',
      {
        survey: [
          ['type', 'name'],
          ['start', 'a'],
        ],
      },
      'nothingLeft',
    ],
    [
      'deep groups',
      {
        survey: [['type', 'name'], ...Array.from({ length: 60 }, (_, at) => ['begin group', `g${at}`]), ['text', 'a']],
      },
      'tooDeep',
    ],
  ])('with %s is refused with a sentence', async (_, sheets, code) => {
    const bytes = await workbookOf(sheets);
    const read = await importFormats.find(({ id }) => id === 'xlsform')?.read(bytes, { name: 'a.xlsx' });
    expect(read?.ok).toBe(false);
    if (read?.ok === false) expect(read.issues.map((issue) => issue.code)).toContain(code);
  });

  test('with one sheet needs no name for it, and groups without an end are reported', async () => {
    const bytes = await workbookOf({
      Sheet1: [
        ['type', 'name', 'label'],
        ['end repeat', null, null],
        ['begin group', 'g', 'G'],
        ['text', 'a', 'A'],
      ],
    });
    const { guide, rows } = await imported(bytes);
    expect(itemsOf(guide)).toMatchObject([{ externalId: 'a' }]);
    expect(rows.filter(({ code }) => code === 'unmatched').map(({ place }) => place)).toEqual(['row 2', 'row 3']);
  });
});
