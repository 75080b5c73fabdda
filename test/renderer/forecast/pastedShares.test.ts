import { describe, expect, test } from 'vitest';
import { pastedShares } from '../../../renderer/src/forecast/pastedShares.ts';
import type { ShareOption } from '../../../renderer/src/forecast/shareQuestions.ts';

const options: readonly ShareOption[] = [
  { name: 'age-18', text: '18 to 29' },
  { name: 'age-30', text: '30 to 49' },
  { name: 'o3', text: '50 or older' },
];
const valuesOf = (text: string, from = 0) => {
  const read = pastedShares(text, options, from);
  return read.ok ? Object.fromEntries(read.values) : read;
};

describe('pasted shares', () => {
  test('a column of numbers belongs to the options from the field on', () => {
    expect(valuesOf('20\n30.5\n49,5 %\n')).toEqual({ 'age-18': 20, 'age-30': 30.5, o3: 49.5 });
    expect(valuesOf('30\r\n50\r\n', 1)).toEqual({ 'age-30': 30, o3: 50 });
  });

  test('an empty line leaves its option out', () => {
    expect(valuesOf('20\n\n40')).toEqual({ 'age-18': 20, o3: 40 });
  });

  test('lines with an option name it by its name or its text, in any order and case', () => {
    expect(valuesOf('50 OR OLDER\t40%\nage-18\t25')).toEqual({ 'age-18': 25, o3: 40 });
  });

  test('numbers beside an option may come in several columns: the last one counts', () => {
    expect(valuesOf('18 to 29\t120\t12')).toEqual({ 'age-18': 12 });
  });

  test.each([
    ['10\n20', 2, { ok: false, code: 'tooMany', lines: 2, options: 1 }],
    ['10\nabout 20', 0, { ok: false, code: 'noNumber', line: 'about 20' }],
    ['-10\n20', 0, { ok: false, code: 'noNumber', line: '-10' }],
    ['18 to 29\t10\n60 to 69\t20', 0, { ok: false, code: 'noOption', line: '60 to 69\t20' }],
  ])('%j says what is wrong, and gives nothing', (text, from, problem) => {
    expect(valuesOf(text, from)).toEqual(problem);
  });
});
