import { expect, test } from 'vitest';
import { wordFilter } from '../../../renderer/src/controls/wordFilter.ts';

test.each([
  ['', true],
  ['  ', true],
  ['bread', true],
  ['BREAD rye', true],
  ['ry bre', true],
  ['bread oat', false],
])('“%s” in “Rye bread”: %s', (query, found) => {
  expect(wordFilter(query)('Rye bread')).toBe(found);
});

test('an accent counts the same as a part of its letter and as a character of its own', () => {
  for (const typed of ['Café'.normalize('NFC'), 'Café'.normalize('NFD')]) {
    for (const text of ['Le café'.normalize('NFC'), 'Le café'.normalize('NFD')])
      expect(wordFilter(typed)(text)).toBe(true);
  }
});
