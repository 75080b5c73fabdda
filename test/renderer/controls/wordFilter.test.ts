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
