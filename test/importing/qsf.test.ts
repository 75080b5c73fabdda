import { type CreateStudyRequest, type Json, readGuide, validate } from '@guide-studio/guide-core';
import { importFormats, messageOfRow } from '@guide-studio/importing';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../generate/random.ts';
import { isFull, report, sized } from '../size.ts';
import { corpusFiles, corpusPresent, whyNoCorpus } from './corpus.ts';
import { countsOf } from './qsfCounts.ts';
import { block, displays, single, survey, text } from './qsfBuilder.ts';
import { qsfCases } from './qsfCases.ts';
import { mutantsOf } from './qsfMutants.ts';
import { randomSurvey } from './qsfRandom.ts';
import { askedByGuide, askedByQualtrics, participantFor } from './qsfTruth.ts';

// Law: a condition that is carried over holds for the same answers as in the source, and every part of the source is in
// the report.

const seed = 20261130;

const utf8 = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

async function imported(bytes: Uint8Array, name = 'study.qsf') {
  const format = importFormats.find((one) => one.recognise(bytes, name));
  expect(format?.id, name).toBe('qsf');
  const read = await format?.read(bytes, { name });
  if (read?.ok !== true) throw new Error(`${name} was not read.`);
  expect(validate(read.guide as Json).filter(({ severity }) => severity === 'error')).toEqual([]);
  return read;
}

type Item = CreateStudyRequest['studyGuide'][number]['items'][number];

const blocksOf = (guide: object) => (guide as CreateStudyRequest).studyGuide;
const itemsOf = (guide: object): readonly Item[] => blocksOf(guide).flatMap(({ items }) => items);

describe('a survey of Qualtrics asks in a guide what was written down before the reader', () => {
  test.each(qsfCases)('$name', async ({ survey, conditions, lost = [], others = [], items, rejects = [] }) => {
    const { guide, rows } = await imported(utf8(survey));
    expect(readGuide(JSON.stringify(guide)).ok).toBe(true);
    const found = itemsOf(guide).flatMap(({ externalId = '', conditional }) =>
      conditional === null || conditional === undefined ? [] : [[externalId, conditional]],
    );
    expect(Object.fromEntries(found)).toEqual(conditions);
    const lostRows = rows.filter(({ kind, verdict }) => kind === 'condition' && verdict === 'lost');
    expect(lostRows.map(({ code }) => code).toSorted()).toEqual(lost);
    for (const row of lostRows) expect(messageOfRow(row)).toMatch(/^[A-Z“].*\.$/u);
    const codes = rows.map(({ place, code }) => [place, code]);
    for (const other of others) expect(codes).toContainEqual(other);
    if (items !== undefined) expect(itemsOf(guide).map(({ externalId }) => externalId)).toEqual(items);
    const options = itemsOf(guide).flatMap((item) => ('options' in item ? (item.options ?? []) : []));
    const rejected = options.filter((one) => 'status' in one && one.status === 'reject');
    expect(rejected.map(({ externalId }) => externalId)).toEqual(rejects);
  });
});

const german = (text: string, more: object = {}) => ({ Language: { DE: { QuestionText: text, ...more } } });
const slider = (Configuration: object, more: object = {}) => ({
  QuestionType: 'Slider',
  Selector: 'HSLIDER',
  Choices: { 1: { Display: '' } },
  Configuration,
  ...more,
});

describe('a question of Qualtrics', () => {
  test.each<readonly [string, object, object, readonly string[]]>([
    [
      'choices of several: bounds, one that excludes the others, a random order with the last one fixed',
      {
        Selector: 'MAVR',
        Choices: { ...displays(['One', 'Two', 'Three']), 4: { Display: 'None', ExclusiveAnswer: true } },
        ChoiceOrder: [1, 2, 3, 4],
        Validation: { Settings: { ForceResponse: 'ON', Type: 'ChoiceRange', MinChoices: '2', MaxChoices: '3' } },
        Randomization: {
          Type: 'Advanced',
          Advanced: { FixedOrder: [...Array.from({ length: 3 }, () => '{~Randomized~}'), '4'] },
        },
      },
      {
        type: 'multiple_choice',
        multiSelect: true,
        minSelect: 2,
        maxSelect: 3,
        randomizeOptionOrder: true,
        pinnedFinalOption: true,
        options: [{}, {}, {}, { externalId: 'Q1.4', exclusiveOption: true }],
      },
      [],
    ],
    [
      'the order of choices, numbers in exports, and only some at random',
      {
        ChoiceOrder: ['3', '1', '2'],
        RecodeValues: { 1: '5', 2: '2', 3: '3' },
        Randomization: { Type: 'Advanced', Advanced: { TotalRandSubset: 2 } },
      },
      { options: [{ externalId: 'Q1.3' }, { externalId: 'Q1.1' }, { externalId: 'Q1.2' }] },
      ['recoded', 'subset', 'optionOrder'],
    ],
    [
      'a random order of all',
      { Randomization: { Type: 'All' }, Validation: { Settings: { ForceResponse: 'RequestResponse', Type: 'None' } } },
      { randomizeOptionOrder: true },
      ['optional'],
    ],
    ['a ranking', { QuestionType: 'RO', Selector: 'DND' }, { type: 'ranking', options: [{}, {}, {}] }, []],
    [
      'best and worst',
      { QuestionType: 'Matrix', Selector: 'MaxDiff', Answers: displays(['Least', 'Most']) },
      { type: 'max_diff', options: [{}, {}, {}] },
      [],
    ],
    [
      'a scale with few steps',
      slider(
        { SnapToGrid: true, CSSliderMin: 0, CSSliderMax: 10, GridLines: 2 },
        { Labels: displays(['Bad', 'Good']) },
      ),
      {
        type: 'multiple_choice',
        options: [{ text: '0 (Bad)' }, { externalId: 'Q1.5', text: '5' }, { text: '10 (Good)' }],
      },
      ['rated'],
    ],
    [
      'a scale without steps',
      slider({ SnapToGrid: false, CSSliderMin: 0, CSSliderMax: 100, GridLines: 10 }),
      { type: 'open_ended' },
      ['slider'],
    ],
    [
      'scales with few steps of several things',
      slider({ SnapToGrid: true, CSSliderMax: 2, GridLines: 2 }, { Choices: displays(['Tea', 'Milk']) }),
      {
        type: 'matrix',
        rows: [{ text: 'Tea' }, { text: 'Milk' }],
        options: [{ text: '0' }, { text: '1' }, { text: '2' }],
      },
      ['rowName', 'rowName', 'rated'],
    ],
    [
      'stars',
      {
        QuestionType: 'Slider',
        Selector: 'STAR',
        Choices: displays(['Tea']),
        Configuration: { StarCount: 3, StarType: 'discrete' },
      },
      { type: 'multiple_choice', options: [{ text: '1' }, { text: '2' }, { text: '3' }] },
      ['rated'],
    ],
    [
      'rows between two ends',
      {
        QuestionType: 'Matrix',
        Selector: 'Bipolar',
        Choices: displays(['Cold:Hot']),
        Answers: displays(['1', '2', '3']),
      },
      { type: 'matrix', rows: [{ text: 'Cold – Hot' }] },
      ['rowName', 'described'],
    ],
    [
      'formats, pictures, fields in a text, scripts and settings that are not known',
      {
        QuestionText:
          '<style>p { color: red }</style><b>Hello</b> ${e://Field/name}<img src="https://example.org/a.png">',
        QuestionType: 'DB',
        QuestionJS: 'alert(1)',
        Strange: 'x',
      },
      { type: 'statement', text: 'Hello ${e://Field/name}' },
      ['markup', 'piped', 'picture', 'setting', 'setting'],
    ],
    [
      'a text that is checked, and one that is filled in beforehand',
      {
        QuestionType: 'TE',
        Selector: 'SL',
        DefaultChoices: ['x'],
        Validation: { Settings: { ForceResponse: 'ON', Type: 'ContentType' } },
      },
      { type: 'open_ended' },
      ['validated', 'default'],
    ],
  ])('%s', async (_, payload, expected, codes) => {
    const { guide, rows } = await imported(utf8(survey([block('1', [text(9), single(1, { ...payload })])])));
    expect(itemsOf(guide)[1]).toMatchObject(expected);
    expect(rows.flatMap(({ place, code }) => (place === 'Q1' && code !== null ? [code] : []))).toEqual(codes);
  });

  test.each([
    ['Captcha', 'V2', 'measured'],
    ['CS', 'VRTL', 'unknownType'],
    ['Draw', 'Signature', 'unknownType'],
    ['FileUpload', 'FileUpload', 'unknownType'],
    ['HeatMap', 'Image', 'unknownType'],
    ['HotSpot', 'OnOff', 'unknownType'],
    ['Matrix', 'CS', 'unknownType'],
    ['Matrix', 'Profile', 'unknownType'],
    ['Matrix', 'RO', 'unknownType'],
    ['MC', 'New', 'unknownType'],
    ['Meta', 'Browser', 'measured'],
    ['PGR', 'DragAndDrop', 'unknownType'],
    ['Timing', 'PageTimer', 'measured'],
  ])('of type %s %s is not in a guide, and says why (%s)', async (QuestionType, Selector, code) => {
    const { guide, rows } = await imported(
      utf8(survey([block('1', [text(9), single(1, { QuestionType, Selector })])])),
    );
    expect(itemsOf(guide)).toHaveLength(1);
    expect(rows).toContainEqual(expect.objectContaining({ kind: 'question', place: 'Q1', verdict: 'lost', code }));
  });

  test('for each field of a form, and for a second question of the same name', async () => {
    const form = text(1, {
      Selector: 'FORM',
      Choices: displays(['Name', 'Town']),
      ...german('Wer?', { Choices: displays(['Vorname']) }),
    });
    const { guide, translations, rows } = await imported(
      utf8(survey([block('1', [form, text(2, { DataExportTag: 'Q1' })])])),
    );
    expect(itemsOf(guide)).toMatchObject([
      { externalId: 'Q1_1', type: 'open_ended', text: 'Question 1?\n\nName' },
      { externalId: 'Q1_2', type: 'open_ended', text: 'Question 1?\n\nTown' },
      { externalId: 'QID2', type: 'open_ended' },
    ]);
    const codes = rows.map(({ code }) => code).filter((code) => code !== null);
    expect(codes).toEqual(['rowsApart', 'renamed']);
    expect(JSON.stringify(translations)).toContain('Wer?\\n\\nVorname');
    expect(JSON.stringify(translations)).toContain('Wer?\\n\\nTown');
  });

  test('in other languages is in the translations, under the codes of guides', async () => {
    const codes = ['DE', 'PT-BR', 'ZH-S', 'ZH-T', 'ES', 'ES-ES', 'EN_GB', 'TGL', 'XX'];
    const Language = Object.fromEntries(
      codes.map((code) => [code, { QuestionText: `In ${code}`, Choices: { 1: { Display: code } } }]),
    );
    const { guide, rows } = await imported(utf8(survey([block('1', [single(1, { Language })])])));
    const { config } = guide as unknown as CreateStudyRequest;
    expect(config).toMatchObject({
      questionLanguage: 'en',
      availableLanguages: ['en', 'de', 'pt', 'zh', 'zh-TW', 'es', 'tl'],
    });
    // Two kinds of one language, the main one, and one that guides do not have.
    const lost = rows.filter(({ code }) => code === 'noLanguage').map(({ params }) => params['language']);
    expect(new Set(lost)).toEqual(new Set(['es-es', 'en_gb', 'xx']));
  });
});

const isLost = ({ kind, verdict }: { readonly kind: string; readonly verdict: string }): boolean =>
  kind === 'condition' && verdict === 'lost';

/** Expects a guide to ask participants at random what the survey asks them. */
function expectSame(survey: object, guide: object, random: ReturnType<typeof createRandom>, count: number): void {
  const inGuide = new Set(itemsOf(guide).map(({ externalId }) => externalId ?? ''));
  for (let left = count; left > 0; left -= 1) {
    const who = participantFor(survey, random);
    const source = [...askedByQualtrics(survey, who)].filter((id) => inGuide.has(id)).toSorted();
    const target = [...askedByGuide(guide, survey, who)].toSorted();
    if (source.join() === target.join()) continue;
    const shown = { source, target, choices: [...who.choices], cells: [...who.cells], link: [...who.link] };
    expect.fail(`${JSON.stringify(shown)}\n${JSON.stringify(survey)}\n${JSON.stringify(itemsOf(guide))}`);
  }
}

describe('a guide asks its participants what Qualtrics asks them', () => {
  // Side-by-side tables and carried choices have no evaluator of their own.
  const all = qsfCases.filter(({ lost, name }) => lost === undefined && !/side-by-side|carried on/u.test(name));
  test.each(all)(`$name (seed ${seed})`, async ({ survey }) => {
    const { guide } = await imported(utf8(survey));
    expectSame(survey, guide, createRandom(seed), sized(30, 500, 5000));
  });

  test(`in surveys with display, skip and branch logic at random (seed ${seed})`, async () => {
    const random = createRandom(seed);
    const figures = { surveys: 0, compared: 0, conditions: 0, carried: 0 };
    for (let count = sized(60, 2000, 20_000); count > 0; count -= 1) {
      const survey = randomSurvey(random);
      const { guide, rows } = await imported(utf8(survey));
      figures.surveys += 1;
      if (!readGuide(JSON.stringify(guide)).ok) expect.fail(JSON.stringify(survey));
      const conditions = rows.filter(({ kind }) => kind === 'condition');
      figures.conditions += conditions.length;
      figures.carried += conditions.filter((row) => !isLost(row)).length;
      if (conditions.some(isLost)) continue;
      figures.compared += 1;
      expectSame(survey, guide, random, sized(20, 60, 100));
    }
    report('importing: QSF interviews', figures);
    expect(figures.compared).toBeGreaterThan(15);
  });

  test(`and another guide where a mutant asks something else (seed ${seed})`, async () => {
    const random = createRandom(seed);
    const figures = { mutants: 0, equal: 0, lost: 0 };
    const surveys = Array.from({ length: sized(10, 300, 3000) }, () => randomSurvey(random));
    for (const survey of [...all.map((one) => one.survey), ...surveys]) {
      const before = await imported(utf8(survey));
      if (before.rows.some(isLost)) continue;
      for (const mutant of mutantsOf(survey, random, sized(3, 12, 30))) {
        const who = Array.from({ length: 40 }, () => participantFor(survey, random));
        const isOther = who.some(
          (one) => [...askedByQualtrics(survey, one)].join() !== [...askedByQualtrics(mutant, one)].join(),
        );
        if (!isOther) {
          figures.equal += 1;
          continue;
        }
        figures.mutants += 1;
        const after = await imported(utf8(mutant));
        if (after.rows.some(isLost)) figures.lost += 1;
        else if (JSON.stringify(after.guide) === JSON.stringify(before.guide))
          expect.fail(`${JSON.stringify(survey)}\n${JSON.stringify(mutant)}`);
      }
    }
    report('importing: QSF mutants', figures);
    expect(figures.mutants).toBeGreaterThan(40);
  });
});

describe.runIf(corpusPresent)(`the surveys of the corpus${whyNoCorpus}`, () => {
  test('are read as valid guides, and every part of them is in the report, counted by a reader of its own', async () => {
    const figures = { files: 0, rows: 0, conditions: 0, carried: 0, translations: 0 };
    for (const [name, bytes] of corpusFiles('qsf', '.qsf')) {
      // Twelve files are one study in twelve countries.
      if (!isFull && /trustAMAs/u.test(name) && !/_(?:DE|TR|US)\./u.test(name)) continue;
      const { guide, translations, rows } = await imported(bytes, name);
      expect(readGuide(JSON.stringify(guide)).ok, name).toBe(true);
      const file = JSON.parse(new TextDecoder().decode(bytes)) as object;
      const counts = countsOf(file);
      const count = (is: (row: (typeof rows)[number]) => boolean): number => rows.filter(is).length;
      const ownOptions = count(({ code }) => code === 'ownOption');
      expect(
        {
          questions: count(({ kind }) => kind === 'question'),
          options: count(({ kind }) => kind === 'option') + ownOptions,
          rows: count(({ kind }) => kind === 'row'),
          conditions: count(({ kind }) => kind === 'condition'),
          translations: count(({ kind }) => kind === 'translation'),
          quotas: count(({ code }) => code === 'quota'),
          notes: count(({ code }) => code === 'annotated'),
        },
        name,
      ).toEqual({ ...counts, steps: undefined });
      const named = new Set(rows.flatMap(({ place }) => place.split(', ')));
      expect(
        [...counts.steps].filter((step) => !named.has(step)),
        name,
      ).toEqual([]);
      expect(translations === null, name).toBe(counts.translations === 0);
      figures.files += 1;
      figures.rows += rows.length;
      figures.conditions += counts.conditions;
      figures.carried += rows.filter((row) => row.kind === 'condition' && !isLost(row)).length;
      figures.translations += counts.translations;
      // What is lost asks about what the flow sets, or, in one file, about a later question.
      const why = new Set(rows.filter(isLost).map(({ code }) => code));
      expect(
        [...why].filter((code) => !['later', 'setInFlow', 'withQuestion'].includes(code ?? '')),
        name,
      ).toEqual([]);
    }
    report('importing: QSF corpus', figures);
    expect(figures.files).toBeGreaterThanOrEqual(9);
  });
});
