import { expect, test } from 'vitest';
import { withoutMarks } from '@guide-studio/guide-core/internal';

test.each([
  ['How **old** are you?', 'How old are you?'],
  ['This is *not* all', 'This is not all'],
  ['“__Note__”: see _below_.', '“Note”: see below.'],
  ['Use `cargo build` or [the book](https://example.org/book)', 'Use cargo build or the book'],
  ['## Your work', 'Your work'],
  // No marks: these are part of the text.
  ['2 * 3 * 4 = 24', '2 * 3 * 4 = 24'],
  ['snake_case_name', 'snake_case_name'],
  ['Why? * required', 'Why? * required'],
  ['[other]', '[other]'],
  ['#1 of all', '#1 of all'],
])('%s', (text, expected) => {
  expect(withoutMarks(text)).toBe(expected);
});
