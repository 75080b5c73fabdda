import { type CreateStudyRequest, readGuide } from '@guide-studio/guide-core';
import { importFormats, type ReportRow } from '@guide-studio/importing';
import { Model, type Question } from 'survey-core';
import { expect, test } from 'vitest';
import { createRandom, type Random } from '../generate/random.ts';
import { report, sized } from '../size.ts';
import { corpusFiles } from './corpus.ts';
import { type Answers, met, type Sources } from './redcapTruth.ts';

// Law: for the same answers, the guide asks what the library of SurveyJS shows.

const seed = 20261130;

type Item = CreateStudyRequest['studyGuide'][number]['items'][number];

/** A survey of all that conditions can ask about, in case the corpus has little of it. */
const made = {
  pages: [
    {
      name: 'asked',
      elements: [
        { type: 'radiogroup', name: 'one', choices: ['a', 'B', 3] },
        { type: 'checkbox', name: 'many', choices: ['a', 'b', 'c'], visibleIf: "{one} <> 'B'" },
        { type: 'rating', name: 'score', rateMax: 6 },
        { type: 'boolean', name: 'yes', visibleIf: '{score} > 1' },
        { type: 'matrix', name: 'grid', columns: ['x', 'y'], rows: ['r', 's'], visibleIf: '{score} < 6' },
      ],
    },
    {
      name: 'targets',
      elements: [
        "{one} = 'a'",
        "{one} = 'b'",
        "{one} != 'a' and {score} >= 3",
        "{many} contains 'a'",
        "{many} anyof ['a', 'b'] and {yes} = true",
        "{many} allof ['a', 'b']",
        "{many} notcontains 'c'",
        '{many} empty',
        '{many} notempty or {yes} = true',
        '{yes} = false',
        '{yes} <> true',
        "{grid.r} = 'x'",
        "{grid.r} = 'x' or {grid.s} = 'y'",
        "!({grid.r} = 'x' or {one} = 3)",
        '{score} > 2 and {score} < 5',
        '3 <= {score}',
        "{one} = 'a' or {one} = 3",
        "{many} noneof ['a', 'b']",
      ].map((visibleIf, at) => ({ type: 'comment', name: `t${at}`, visibleIf })),
    },
    {
      name: 'panels',
      visibleIf: "{one} anyof ['a', 'B']",
      elements: [
        {
          type: 'panel',
          name: 'inner',
          visibleIf: '{score} >= 2',
          elements: [{ type: 'radiogroup', name: 'deep', choices: ['x', 'y'], visibleIf: "{many} contains 'b'" }],
        },
      ],
    },
  ],
};

const withTriggers = {
  pages: [
    { name: 'last', elements: [{ type: 'radiogroup', name: 'end', choices: ['stop', 'jump', 'on'] }] },
    { name: 'passed', elements: [{ type: 'comment', name: 'passed1' }] },
    {
      name: 'after',
      elements: [
        { type: 'rating', name: 'after1', rateMax: 3 },
        { type: 'comment', name: 'after2' },
      ],
    },
    { name: 'final', elements: [{ type: 'comment', name: 'final1' }] },
  ],
  triggers: [
    { type: 'complete', expression: "{end} = 'stop'" },
    { type: 'skip', expression: "{end} = 'jump'", gotoName: 'after1' },
    { type: 'complete', expression: '{after1} > 1' },
  ],
};

const files = (): readonly (readonly [name: string, bytes: Uint8Array])[] => [
  ...Object.entries({ made, withTriggers }).map(
    ([name, survey]) => [`${name}.json`, new TextEncoder().encode(JSON.stringify(survey))] as const,
  ),
  ...corpusFiles('surveyjs', '.json'),
];

const picked = (random: Random, values: readonly unknown[]): unknown =>
  values.length === 0 ? null : random.pick(values);
const valuesIn = (list: unknown): readonly unknown[] =>
  Array.isArray(list) ? list.map((one) => (one as { readonly value: unknown }).value) : [];

/** Returns an answer at random, as the library keeps it; null where none is given. */
function answerTo(question: Question, random: Random): unknown {
  const type = question.getType();
  const own = question as unknown as Readonly<Record<string, unknown>>;
  const choices = valuesIn(own['choices']);
  if (type === 'boolean') return random.chance(0.5);
  if (type === 'rating') return picked(random, valuesIn(own['visibleRateValues'] ?? own['renderedRateItems']));
  if (type === 'text') return own['inputType'] === 'number' ? random.int(1, 99) : 'x';
  if (type === 'comment') return 'x';
  if (type === 'checkbox' || type === 'tagbox') {
    const some = choices.filter(() => random.chance(0.5));
    return some.length > 0 ? some : choices.slice(0, 1);
  }
  if (type === 'matrix')
    return Object.fromEntries(
      valuesIn(own['rows']).map((row) => [String(row), picked(random, valuesIn(own['columns']))]),
    );
  return choices.length > 0 ? picked(random, choices) : null;
}

/** Goes through a survey with answers at random. Returns what was shown, and the answers by fields of the guide. */
function walked(model: Model, random: Random): { readonly shown: ReadonlySet<string>; readonly answers: Answers } {
  model.clear(true, true);
  const shown = new Set<string>();
  const answers = new Map<string, string | ReadonlySet<string> | null>();
  if (model.state === 'starting') {
    for (const question of model.startedPage.questions) {
      shown.add(question.name);
      question.value = answerTo(question, random) ?? undefined;
    }
    model.start();
  }
  for (let steps = 0; model.state === 'running' && steps < 100; steps += 1) {
    const page = model.currentPage as typeof model.startedPage;
    for (const question of page.questions) {
      if (!question.isVisibleInSurvey) continue;
      shown.add(question.name);
      const answer = answerTo(question, random);
      if (answer === null) continue;
      question.value = answer;
      if (Array.isArray(answer)) answers.set(question.name, new Set(answer.map(String)));
      else if (typeof answer === 'object')
        for (const [row, column] of Object.entries(answer)) answers.set(`${question.name}.${row}`, String(column));
      else answers.set(question.name, String(answer));
      if (model.currentPage !== page) break;
    }
    if (model.currentPage !== page) continue;
    if (model.isLastPage) break;
    model.nextPage();
  }
  return { shown, answers };
}

/** Returns where the guide has the answers of a survey. Rows are found by the report. */
function sourcesIn(rows: readonly ReportRow[]): Sources {
  const fields = new Map(
    rows.flatMap(({ kind, target, text, params }) =>
      kind === 'row' ? [[JSON.stringify([target, text]), params['field'] ?? ''] as const] : [],
    ),
  );
  return {
    fieldOf: (item, row) => (row === null ? item : (fields.get(JSON.stringify([item, row])) ?? `no row ${row}`)),
    codeOf: (item, option) => (option.startsWith(`${item}.`) ? option.slice(item.length + 1) : option),
  };
}

/** Returns true if a screener ends the interview. */
const isRejected = (item: Item, answers: Answers): boolean =>
  item.type === 'multiple_choice' &&
  (item.options ?? []).some(
    ({ status, externalId = '' }) =>
      status === 'reject' &&
      answers.get(item.externalId ?? '') === externalId.slice((item.externalId ?? '').length + 1),
  );

test(`surveys show what their guides ask, for answers at random (seed ${seed})`, async () => {
  const random = createRandom(seed);
  const figures = { files: 0, walks: 0, compared: 0, conditional: 0, hidden: 0, notCarried: 0 };
  for (const [name, bytes] of files()) {
    const format = importFormats.find((one) => one.recognise(bytes, name));
    const read = await format?.read(bytes, { name });
    if (read?.ok !== true) continue;
    expect(readGuide(JSON.stringify(read.guide)).ok, name).toBe(true);
    figures.files += 1;
    const items = (read.guide as unknown as CreateStudyRequest).studyGuide.flatMap((block) => block.items);
    const lost = new Set(
      read.rows.filter(({ kind, verdict }) => kind === 'condition' && verdict === 'lost').map(({ target }) => target),
    );
    const sources = sourcesIn(read.rows);
    const hasConditions = read.rows.some(({ kind }) => kind === 'condition');
    const renamed = new Map(
      read.rows.flatMap(({ code, text, target }) =>
        code === 'renamed' && target?.startsWith(`${text}-`) === true ? [[target, text] as const] : [],
      ),
    );
    const survey = JSON.parse(new TextDecoder().decode(bytes)) as { readonly triggers?: unknown };
    let model = new Model(survey);
    for (let count = sized(hasConditions ? 12 : 1, 200, 1000); count > 0; count -= 1) {
      figures.walks += 1;
      // A jump waits for its question to be drawn, so that the next one needs a survey of its own.
      if (survey.triggers !== undefined) model = new Model(survey);
      model.validationEnabled = false;
      const { shown, answers } = walked(model, random);
      let hasEnded = false;
      for (const item of items) {
        const id = item.externalId ?? '';
        // Texts without a name are asked of no model by name.
        if (/^html\d+$/u.test(id)) continue;
        const { conditional } = item;
        const isAsked: boolean =
          !hasEnded && (conditional === null || conditional === undefined || met(conditional, answers, sources));
        if (lost.has(id)) figures.notCarried += 1;
        else {
          figures.compared += 1;
          figures.conditional += Number(conditional !== null && conditional !== undefined);
          figures.hidden += Number(!isAsked);
          if (isAsked !== shown.has(renamed.get(id) ?? id))
            expect.fail(
              `${name}: ${id} is ${isAsked ? '' : 'not '}asked\n${JSON.stringify(conditional)}\n${JSON.stringify([...answers].map(([field, answer]) => [field, answer instanceof Set ? [...answer] : answer]))}`,
            );
        }
        hasEnded ||= isAsked && isRejected(item, answers);
      }
    }
  }
  report('importing: SurveyJS oracle', figures);
  expect(figures.hidden).toBeGreaterThan(150);
});
