import { isStorableText } from '@guide-studio/guide-core/internal';
import { csvRows } from '@guide-studio/importing';
import { csvOf, csvSeparators } from '@guide-studio/interview-engine/answers';
import { array, assert, constantFrom, property, string, stringMatching, uniqueArray } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ListQuestion, mostListRows } from '../../../renderer/src/worker/listMessages.ts';
import { personalLinks } from '../../../renderer/src/worker/personalLinks.ts';
import { sized } from '../../size.ts';

// Law: each row of a list becomes one link, and the parameters of that link are the row. What gets none is named. The file
// runs in no spreadsheet as a formula.

const link = 'https://studies.example.org/s/abc';
const asked = (text: string, more: Partial<ListQuestion> = {}) =>
  personalLinks({ text, link, also: [], hasNames: null, inLink: null, languages: ['en', 'de'], file: null, ...more });
const file = { separator: 'comma', heading: 'Link' } as const;
const linksOf = (csv: string | null) =>
  csvRows(csv ?? '')
    .slice(1)
    .map((row) => row.at(-1) ?? '');
const parametersOf = (of: string) => [...new URL(of).searchParams];

const cell = string({ unit: 'grapheme', maxLength: 30 })
  .map((text) => text.replaceAll(/\p{Cc}/gu, '').trim())
  .filter((text) => isStorableText(text));

test('the parameters of each link are its row', () => {
  assert(
    property(
      uniqueArray(
        stringMatching(/^[a-z][a-z0-9_]{0,8}$/u).filter((name) => name !== 'lang'),
        { minLength: 2, maxLength: 5 },
      ),
      array(array(cell, { minLength: 5, maxLength: 5 }), { minLength: 1, maxLength: 20 }),
      constantFrom('comma', 'semicolon', 'tab'),
      (names, rows, separator) => {
        const body = rows.map((row) => row.slice(0, names.length));
        const text = csvOf([names, ...body], { separator, raw: true });
        const all = names.map((_, at) => at);
        const read = asked(text, { hasNames: true, inLink: all, file });
        if (read === null) throw new Error('The list is short.');
        const expected = [
          ...new Set(
            body
              .filter((row) => row.some((value) => value !== ''))
              .map((row) =>
                JSON.stringify(names.map((name, at) => [name, row[at] ?? '']).filter(([, value]) => value !== '')),
              ),
          ),
        ];
        expect(linksOf(read.csv).map((each) => JSON.stringify(parametersOf(each)))).toEqual(expected);
        expect(read.links).toBe(expected.length);
        expect(read.links + Object.values(read.faulty).reduce((sum, count) => sum + count, 0)).toBe(read.rows);
      },
    ),
    { numRuns: sized(60, 300, 2000) },
  );
});

describe('a list', () => {
  test('of one column without names becomes ids; with a usual name it has that', () => {
    expect(asked('Ada\nGrace\n')?.preview.map(({ link: each }) => each)).toEqual([
      `${link}?id=Ada`,
      `${link}?id=Grace`,
    ]);
    expect(asked('pid\nAda\nGrace\n')?.preview[0]).toEqual({ row: 2, cells: ['Ada'], link: `${link}?pid=Ada` });
    expect(asked('id')?.preview[0]?.link).toBe(`${link}?id=id`);
    expect(asked('Ada\nGrace', { hasNames: true })?.preview[0]?.link).toBe(`${link}?Ada=Grace`);
  });

  test('from a spreadsheet keeps e-mail addresses out of the links, but in the file', () => {
    const read = asked('id\tE-Mail\tpanel\r\nP1\ta@example.org\tA\r\nP2\tb@example.org\tB\r\n', { file });
    expect(read?.columns.map(({ isInLink }) => isInLink)).toEqual([true, false, true]);
    expect(csvRows(read?.csv ?? '')).toEqual([
      ['id', 'E-Mail', 'panel', 'Link'],
      ['P1', 'a@example.org', 'A', `${link}?id=P1&panel=A`],
      ['P2', 'b@example.org', 'B', `${link}?id=P2&panel=B`],
    ]);
    // Where nothing else is in it, they tell people apart.
    expect(asked('email\na@example.org\nb@example.org')?.preview[0]?.link).toBe(`${link}?email=a%40example.org`);
  });

  test('keeps the chosen parameters of the link, unless it has a column for them', () => {
    const also = [
      ['panel', 'X'],
      ['wave', '2'],
    ] as const;
    expect(asked('id,panel\nP1,A', { also })?.preview[0]?.link).toBe(`${link}?wave=2&id=P1&panel=A`);
  });

  test('names empty rows, duplicates, unknown languages and what no link can carry', () => {
    const rows = ['P1,de', '', ' , ', 'P1,de', 'P2,fr', 'P3,en,x', `${'x'.repeat(2001)},en`, '"a\nb",en', 'P4,en'];
    const read = asked(`id,lang\n${rows.join('\n')}\n\n`, { file });
    expect(read?.faults).toEqual([
      { row: 3, kind: 'empty' },
      { row: 4, kind: 'empty' },
      { row: 5, kind: 'duplicate', of: 2 },
      { row: 6, kind: 'language', value: 'fr' },
      { row: 7, kind: 'moreCells' },
      { row: 8, kind: 'tooLong', column: 'id' },
      { row: 9, kind: 'characters', column: 'id' },
    ]);
    expect(read?.faulty).toEqual({ empty: 2, duplicate: 1, language: 1, moreCells: 1, tooLong: 1, characters: 1 });
    expect(linksOf(read?.csv ?? null)).toEqual([`${link}?id=P1&lang=de`, `${link}?id=P4&lang=en`]);
    const wide = Array.from({ length: 51 }, (_, at) => `p${at}`);
    expect(asked(`${wide.join(',')}\n${wide.join(',')}`)?.faults).toEqual([{ row: 2, kind: 'tooMuch' }]);
    const long = Array.from({ length: 10 }, () => 'x'.repeat(2000)).join(',');
    expect(asked(`${wide.slice(0, 10).join(',')}\n${long}`)?.faults).toEqual([{ row: 2, kind: 'tooMuch' }]);
  });

  test('with names that no parameter can have makes no file until the column is left out', () => {
    const faultsOf = (names: string, more: Partial<ListQuestion> = {}) =>
      asked(`${names}\na,b,c`, { hasNames: true, file, ...more });
    expect(faultsOf('id,id,x')?.columns.map(({ fault }) => fault)).toEqual([null, 'twice', null]);
    expect(faultsOf('id,,x')?.columns.map(({ fault }) => fault)).toEqual([null, 'noName', null]);
    expect(faultsOf(`id,${'n'.repeat(201)},x`)?.columns[1]?.fault).toBe('tooLong');
    expect(faultsOf('id,"a\nb",x')?.columns[1]?.fault).toBe('characters');
    for (const names of ['id,id,x', 'id,,x']) {
      expect(faultsOf(names)).toMatchObject({ csv: null, links: 0 });
      expect(linksOf(faultsOf(names, { inLink: [0, 2] })?.csv ?? null)).toEqual([`${link}?id=a&x=c`]);
    }
    // Any other name is one, also those that are special to programs.
    expect(asked('__proto__,constructor\n1,2', { hasNames: true })?.preview[0]?.link).toBe(
      `${link}?__proto__=1&constructor=2`,
    );
  });

  test('runs in no spreadsheet as a formula', () => {
    for (const separator of ['comma', 'semicolon', 'tab'] as const) {
      const evil = ['=1+1', '+A1', '-A1', '@SUM(A1)', '\t=1', "'=1", '=HYPERLINK("http://evil.example")'];
      const read = asked(csvOf([['id', '=x'], ...evil.map((text) => [text, text])], { raw: true }), {
        hasNames: true,
        file: { separator, heading: 'Link' },
      });
      const cells = (read?.csv ?? '')
        .slice(1)
        .split(/\r\n/u)
        .flatMap((line) => line.split(csvSeparators[separator]));
      expect(cells.length).toBeGreaterThan(20);
      for (const each of cells) expect(each.replace(/^"/u, '')).not.toMatch(/^\s*[=+\-@]/u);
    }
  });

  test('of up to 100,000 rows becomes as many links; one row more is refused', () => {
    const all = Array.from({ length: mostListRows }, (_, at) => `P${at},${at % 2 === 0 ? 'A' : 'B'}`);
    const rows = all.slice(0, sized(20_000, mostListRows, mostListRows));
    const read = asked(`id,panel\n${rows.join('\n')}`, { file });
    expect([read?.rows, read?.links, read?.csv?.split('\r\n').length]).toEqual([
      rows.length,
      rows.length,
      rows.length + 2,
    ]);
    const last = rows.length - 1;
    expect(read?.csv?.endsWith(`P${last},B,${link}?id=P${last}&panel=B\r\n`)).toBe(true);
    expect(asked(`id,panel\n${all.join('\n')}\nP,A`)).toBeNull();
  });
});
