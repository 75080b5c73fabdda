import { type Issue, sentenceOf } from '@guide-studio/guide-core';
import { expect, test } from 'vitest';

const textOf = (code: 'too_small' | 'too_big', params: Readonly<Record<string, unknown>>): readonly string[] => {
  const issue: Issue = { severity: 'error', code, path: ['x'], params };
  return [sentenceOf(issue), sentenceOf(issue, 'de')];
};

test.each([
  ['string', 'This text is too long. It may have at most 10 characters.', 'Dieser Text ist zu lang.'],
  ['array', 'This list is too long. It may have at most 10 entries.', 'Diese Liste ist zu lang.'],
  ['number', 'This number is too large. Use at most 10.', 'Diese Zahl ist zu groß.'],
])('too much of a %s says of what', (of, english, german) => {
  const [inEnglish, inGerman] = textOf('too_big', { of, maximum: 10, inclusive: true });
  expect(inEnglish).toBe(english);
  expect(inGerman).toContain(german);
});

test.each([
  ['string', 1, true, 'This text is empty. Enter a text.'],
  ['string', 3, true, 'This text is too short. It needs at least 3 characters.'],
  ['array', 2, true, 'This list is too short. It needs at least 2 entries.'],
  ['number', 0, false, 'This number is too small. Use 1 or more.'],
  ['number', 3, true, 'This number is too small. Use 3 or more.'],
])('too little of a %s, at least %i (inclusive: %s), says of what', (of, minimum, inclusive, english) => {
  expect(textOf('too_small', { of, minimum, inclusive })[0]).toBe(english);
});
