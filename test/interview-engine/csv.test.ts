import { type CsvSeparator, csvOf, csvSeparators } from '@guide-studio/interview-engine/answers';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../generate/random.ts';
import { readCsv } from './csvReader.ts';

const seed = 20261122;
const names = Object.keys(csvSeparators) as CsvSeparator[];
/** Includes separators that a person may choose when opening a file. */
const readWith = [',', ';', '\t', '|', '^', '；', '，', '،', '؛'];

const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
const before = [
  '',
  ' ',
  '   ',
  '\t',
  '\n',
  '\r\n',
  '\r',
  '\u00A0',
  '\u3000',
  '\uFEFF',
  '\u200B',
  // Invisible characters.
  '\u034F',
  '\u115F',
  '\u1160',
  '\u17B4',
  '\u180B',
  '\u2800',
  '\u3164',
  '\uFE0F',
  '\uFFA0',
  '\u{E0100}',
  '"',
  "'",
  ' "',
  '\u0000',
];
const inside = [
  '',
  'a,',
  'a;',
  'a\t',
  'a|',
  'a^',
  'a；',
  'a，',
  'a،',
  'a؛',
  'a\n',
  'a\r',
  'a"',
  'a";',
  'a",',
  '";',
  '",',
  '"\r\n',
  'a; ',
  'a;"',
];
const hostile = signs.flatMap((sign) =>
  inside.flatMap((start) => before.map((blank) => `${start}${blank}${sign}HYPERLINK(1)${start}`)),
);
const alphabet = [...signs, ...before, ...inside, ',', ';', '\t', '"', '1', 'b', "'"].filter((part) => part !== '');

/** A cell that a spreadsheet would run: it begins with a sign, after the characters that some programs cut off. */
const isFormula = (cell: string) =>
  /^[\s\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800"]*[=+\-@＝＋－＠]/u.test(cell);

describe(`a cell of CSV (seed ${seed})`, () => {
  const random = createRandom(seed);
  const mixed = Array.from({ length: 2_000 }, () =>
    Array.from({ length: random.int(1, 6) }, () => random.pick(alphabet)).join(''),
  );
  const texts = [...hostile, ...mixed];

  test.each(names)('is never a formula, with whatever separator the file is opened (%s)', (separator) => {
    const csv = csvOf(
      texts.map((text) => ['x', text, 'y']),
      { separator },
    );
    for (const opened of readWith) {
      expect(readCsv(csv, opened).flat().filter(isFormula), opened).toEqual([]);
    }
  });

  test.each(names)('is read back with no more than apostrophes added, and raw to the letter (%s)', (separator) => {
    const rows = texts.map((text) => ['x', text, 'y']);
    const plain = (text: string) => text.replaceAll("'", '').replaceAll('\u0000', ' ');
    const read = readCsv(csvOf(rows, { separator }), csvSeparators[separator]);
    expect(read.map((cells) => cells.map(plain))).toEqual(rows.map((cells) => cells.map(plain)));
    expect(readCsv(csvOf(rows, { separator, raw: true }), csvSeparators[separator])).toEqual(rows);
  });

  test('that begins with a sign or a blank is quoted and begins with an apostrophe', () => {
    for (const text of [
      ...signs.map((sign) => `${sign}1`),
      '\tx',
      '\nx',
      '\rx',
      ' x',
      '\u3000x',
      '\u3164=x',
      '\u2800=x',
      '\u034F+x',
    ]) {
      expect(csvOf([[text]])).toBe(`"'${text}"\r\n`);
    }
  });

  test('of ours that is a number stays one, and plain texts stay as they are', () => {
    expect(csvOf([[-1.5, 'Rye bread', '', 'a-b = c', "it's"]])).toBe("-1.5,Rye bread,,a-b = c,it's\r\n");
    expect(csvOf([['a', 'b;c']], { separator: 'semicolon' })).toBe('a;"b;c"\r\n');
  });
});
