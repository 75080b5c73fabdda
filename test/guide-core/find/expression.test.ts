import { createFinder, type FindQuery } from '@guide-studio/guide-core/find';
import { expect, test } from 'vitest';

const madeOf = (text: string) => {
  const query: FindQuery = { text, matchCase: true, wholeWord: false, regularExpression: true };
  return createFinder(query);
};

test.each([
  ['(a', 'unclosedGroup'],
  ['((a', 'unclosedGroup'],
  ['(]', 'unclosedGroup'],
  ['[a', 'unclosedClass'],
  ['([a', 'unclosedClass'],
  ['a)', 'unexpectedClose'],
  ['*a', 'nothingToRepeat'],
  ['a**', 'nothingToRepeat'],
  ['a{2}{3}', 'nothingToRepeat'],
  ['[b-a]', 'badRange'],
  ['a{3,2}', 'badRange'],
  ['a\\', 'badEscape'],
  ['\\u12', 'badEscape'],
  ['\\p{L', 'badEscape'],
  ['\\p{Fish}', 'badEscape'],
  ['(?a)', 'invalid'],
  ['(?<a b>c)\\k<a b>', 'invalid'],
  // What is written between the slashes of the error of an engine is not its reason.
  ['/: too large/(', 'unclosedGroup'],
])('the expression %s is invalid: %s', (text, error) => {
  expect(madeOf(text)).toEqual({ error });
});

test.each([
  ['\\-\\"\\e\\é\\_', '-"eé_'],
  ['a]', 'a]'],
  ['}{', '}{'],
  ['{a}', '{a}'],
  ['a{,3}', 'a{,3}'],
  ['{2}', '{2}'],
  ['x|{2}', '{2}'],
  ['({1,2})', '{1,2}'],
  ['(?:{1,2})', '{1,2}'],
  ['(?<n>{2})', '{2}'],
  ['(?<1>a)(?<>b)(?<n>c)(?<n>d)', 'abcd'],
  ['\\(?<a>b\\-', '<a>b-'],
  ['\\0\\00', '\0\u{0}0'],
  ['[\\-]{2}]\\p{L}\\u{1f600}\\x41\\/', '--]é😀A/'],
])('the expression %s is taken though flag u refuses it, and finds %s', (text, wanted) => {
  expect(() => new RegExp(text, 'u')).toThrow();
  const finder = madeOf(text);
  if ('error' in finder) throw new Error(finder.error);
  expect(finder.matches(`§${wanted}§`).map(({ start, end }) => [start, end])).toEqual([[1, 1 + wanted.length]]);
});

test('an expression with more groups than engines have is too large', () => {
  expect(madeOf('()'.repeat(70_000))).toEqual({ error: 'tooLarge' });
});

test('large repetitions and many groups inside each other are taken', () => {
  for (const text of ['a{2000}', '((a{500}){500}){500}', `${'('.repeat(500)}a${')'.repeat(500)}`])
    expect(madeOf(text), text).not.toHaveProperty('error');
});
