import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { stretches } from '../../../renderer/src/explanations/stretches.ts';
import { sized } from '../../size.ts';

const seed = 20261122;
const text = fc.array(fc.constantFrom('a', 'b ', 'c\n', 'د ', ' '), { maxLength: 8 }).map((parts) => parts.join(''));

test(`what differs between two texts leaves out only what both say (seed ${seed})`, () => {
  const law = fc.property(text, text, (one, other) => {
    const [[before, differs, after], [start, , end]] = [stretches(one, other), stretches(other, one)];
    expect(before + differs + after).toBe(one);
    expect([start, end]).toEqual([before, after]);
    if (one === other) expect(differs).toBe('');
  });
  fc.assert(law, { seed, numRuns: sized(100, 300, 300) });
});

test('words are not cut', () => {
  expect(stretches('How often do you eat?', 'How often did you eat?')).toEqual(['How often ', 'do ', 'you eat?']);
});
