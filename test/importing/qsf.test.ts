import { type CreateStudyRequest, readGuide } from '@guide-studio/guide-core';
import { importFormats, messageOfRow } from '@guide-studio/importing';
import { describe, expect, test } from 'vitest';
import { qsfCases } from './qsfCases.ts';

// Law: a condition that is carried over holds for the same answers as in the source, and every part of the source is in
// the report.

const utf8 = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

async function imported(bytes: Uint8Array, name = 'study.qsf') {
  const format = importFormats.find((one) => one.recognise(bytes, name));
  expect(format?.id, name).toBe('qsf');
  const read = await format?.read(bytes, { name });
  if (read?.ok !== true) throw new Error(`${name} was not read.`);
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
