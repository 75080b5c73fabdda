import { type CreateStudyRequest, readGuide } from '@guide-studio/guide-core';
import { importFormats, messageOfRow, type ReportRow } from '@guide-studio/importing';
import { describe, expect, test } from 'vitest';
import type { Layout, Made } from './limesurvey/made.ts';
import { newSurveys } from './limesurvey/newSurveys.ts';
import { oldSurveys } from './limesurvey/oldSurveys.ts';
import { txtSurveys } from './limesurvey/txtSurveys.ts';
import { writeLss } from './limesurvey/writeLss.ts';
import { writeTsv } from './limesurvey/writeTsv.ts';

// Law: what a survey asks, and whom, is in the guide as it is written by hand beside the survey, and every part of it is
// in the report.

const surveys = [...oldSurveys, ...newSurveys, ...txtSurveys];

const written = (made: Made): Uint8Array =>
  new TextEncoder().encode(made.layout === 'txt' ? writeTsv(made) : writeLss(made));

async function imported(made: Made) {
  const name = made.name.replace(/\.\w+$/u, made.layout === 'txt' ? '.txt' : '.lss');
  const bytes = written(made);
  const format = importFormats.find((one) => one.recognise(bytes, name));
  expect(format?.id).toBe('limesurvey');
  const read = await format?.read(bytes, { name });
  if (read?.ok !== true) throw new Error(`${name} was not read: ${JSON.stringify(read)}`);
  const guide = readGuide(JSON.stringify(read.guide));
  if (!guide.ok) throw new Error(`${name}: ${JSON.stringify(guide.issues)}`);
  return { ...read, items: (read.guide as unknown as CreateStudyRequest).studyGuide.flatMap(({ items }) => items) };
}

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

const isCarried = ({ verdict }: ReportRow): boolean => verdict === 'exact' || verdict === 'equivalent';

describe('the made surveys', () => {
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

  test.each(surveys.map((made) => [made.name, made] as const))('%s is the same in every layout', async (_, made) => {
    const layouts: readonly Layout[] = made.groups.some(({ questions }) => questions.some(({ rows }) => rows))
      ? ['old', 'new']
      : ['old', 'new', 'txt'];
    const guides = await Promise.all(layouts.map((layout) => imported({ ...made, layout })));
    for (const { guide, translations } of guides.slice(1)) {
      expect(guide).toEqual(guides[0]?.guide);
      expect(translations).toEqual(guides[0]?.translations);
    }
  });
});
