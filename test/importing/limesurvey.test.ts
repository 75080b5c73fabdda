import { messageOfRow, type ReportRow } from '@guide-studio/importing';
import { afterAll, describe, expect, test } from 'vitest';
import { imported, isCarried, written } from './limesurvey/imported.ts';
import type { Layout, Made } from './limesurvey/made.ts';
import { newSurveys } from './limesurvey/newSurveys.ts';
import { oldSurveys } from './limesurvey/oldSurveys.ts';
import { txtSurveys } from './limesurvey/txtSurveys.ts';
import { counted } from './limesurvey/walker.ts';
import { report } from '../size.ts';

// Law: what a survey asks, and whom, is in the guide as it is written by hand beside the survey, and every part of it is
// in the report.

const surveys = [...oldSurveys, ...newSurveys, ...txtSurveys];

type Item = Awaited<ReturnType<typeof imported>>['items'][number];

const typeOf = (item: Item): string => {
  if (item.type !== 'multiple_choice') return item.type.replace('_ended', '');
  return item.multiSelect === true ? 'several' : 'choice';
};

/** Returns a condition as the expected ones are written. */
function shown({ conditional }: Item): string | null {
  if (conditional === null || conditional === undefined) return null;
  return conditional.criteria
    .map((one) => {
      if (one.type === 'searchParam') return one.parameter;
      const codes = one.choices.map((choice) => choice.replace(/^.*\./u, '')).join(' ');
      const row = one.matrixRow === undefined || one.matrixRow === null ? '' : `[${one.matrixRow}]`;
      return `${one.matchingCriteria === 'mustSelect' ? '' : 'not '}${one.questionId}${row}: ${codes}`;
    })
    .join(conditional.operator === 'and' ? ' & ' : ' | ');
}

/** Returns the layouts that have everything of a survey. */
const layoutsOf = (made: Made): readonly Layout[] =>
  made.groups.some(({ questions }) => questions.some(({ rows }) => rows)) ? ['old', 'new'] : ['old', 'new', 'txt'];

const figures = { files: 0, rows: 0, questions: 0, conditions: 0 };

describe('the made surveys', () => {
  afterAll(() => report('importing: LimeSurvey', figures));

  test.each(surveys.map((made) => [made.name, made] as const))('%s', async (_, made) => {
    const { expected } = made;
    const { items, rows } = await imported(made);
    expect(items.map((item) => `${item.externalId ?? ''} ${typeOf(item)}`)).toEqual(expected.items);
    const conditions = items.flatMap((item) => {
      const condition = shown(item);
      return condition === null ? [] : [[item.externalId ?? '', condition] as const];
    });
    expect(Object.fromEntries(conditions)).toEqual(expected.conditions);
    const lost = rows.filter((row) => row.kind === 'condition' && !isCarried(row));
    expect(lost.map(({ code }) => code)).toEqual((expected.lost ?? []).map((one) => one.split(' ')[1]));
    for (const [at, row] of lost.entries())
      if (row.target !== null) expect(row.target).toBe(expected.lost?.[at]?.split(' ')[0]);
    const left = rows.filter(({ kind, target }) => kind === 'question' && target === null);
    expect(left.map(({ code }) => code).toSorted()).toEqual(
      (expected.left ?? []).map((one) => one.split(' ')[1]).toSorted(),
    );
    const others = rows.filter(({ kind, verdict }) => kind !== 'condition' && verdict !== 'exact');
    expect([...new Set(others.map(({ code }) => code))].toSorted()).toEqual([...(expected.codes ?? [])].toSorted());
    expect(rows.filter((row) => row.kind === 'translation' && isCarried(row))).toHaveLength(expected.translations ?? 0);
    for (const row of [...lost, ...others])
      for (const language of ['en', 'de'] as const) expect(messageOfRow(row, language)).toMatch(/\.$/u);
  });

  test.each(surveys.map((made) => [made.name, made] as const))(
    '%s is the same in every layout, with every part in the report',
    async (_, made) => {
      const layouts = layoutsOf(made);
      const first = await imported(made);
      for (const layout of layouts) {
        const own = { ...made, layout };
        const { guide, translations, rows } = layout === made.layout ? first : await imported(own);
        expect(guide).toEqual(first.guide);
        expect(translations).toEqual(first.translations);
        expectCounted(own, rows);
      }
    },
  );
});

/** Expects as many parts in a report as a reader of its own counts in the file. */
function expectCounted(made: Made, rows: readonly ReportRow[]): void {
  const count = (kind: ReportRow['kind']) => rows.filter((row) => row.kind === kind).length;
  const ofSurvey = rows.filter(
    ({ kind, text, code, target }) =>
      (code === 'setting' && /^(?:quota|assessment)/u.test(text)) ||
      (kind === 'translation' && code === 'translated' && target === null),
  );
  const parts = {
    questions: count('question'),
    options: count('option'),
    rows: count('row'),
    conditions: count('condition'),
    ofSurvey: ofSurvey.length,
    defaults: rows.filter(({ code }) => code === 'default').length,
  };
  expect(parts, made.layout).toEqual(counted(new TextDecoder().decode(written(made))));
  figures.files += 1;
  figures.rows += rows.length;
  figures.questions += parts.questions;
  figures.conditions += parts.conditions;
}
