import { createFinder, type Finder, type FindQuery } from '@guide-studio/guide-core';
import { expect, test } from 'vitest';
import { createRandom, type Random } from '../../generate/random.ts';
import { sized } from '../../size.ts';

const plain: FindQuery = { text: '', matchCase: true, wholeWord: false, regularExpression: false };

function finderOf(query: Partial<FindQuery>): Finder {
  const finder = createFinder({ ...plain, ...query });
  if ('error' in finder) throw new Error(`${query.text}: ${finder.error}`);
  return finder;
}

const atoms = ['a', 'b', 'B', '.', '[ab]', '[^a]', '\\w', '\\d', '\\s', 'é', '\\.', '😀', '\\bb', '^', 'b$', '\\p{Lu}'];

/** Leaves out loops around what may be empty, because engines disagree about them. */
function randomPattern(random: Random, depth: number): string {
  if (depth === 0 || random.chance(0.4)) return random.pick(atoms);
  switch (random.int(0, 4)) {
    case 0:
      return randomPattern(random, depth - 1) + randomPattern(random, depth - 1);
    case 1:
      return `(?:${randomPattern(random, depth - 1)}|${randomPattern(random, depth - 1)})`;
    case 2:
      return `(${randomPattern(random, depth - 1)})`;
    default:
      return `${random.pick(['a', 'b', '[ab]', '(ab)', '(?:a|bb)', '\\w', '.'])}${random.pick(['*', '+', '?', '*?', '+?', '{2}', '{1,2}', '{0,3}?'])}`;
  }
}

test('finds what a backtracking engine finds, seeds from 1', () => {
  for (let seed = 1; seed <= sized(500, 3000, 3000); seed += 1) {
    const random = createRandom(seed);
    const source = randomPattern(random, 4);
    const text = Array.from({ length: random.int(0, 12) }, () =>
      random.pick(['a', 'b', 'B', ' ', '1', '.', 'é', '😀', '\n']),
    ).join('');
    const matchCase = random.chance(0.5);
    const expected = Array.from(text.matchAll(new RegExp(source, matchCase ? 'gmu' : 'gimu')))
      .filter(([whole]) => whole !== '')
      .map((match) => ({ start: match.index, whole: match[0], groups: match.slice(1).map((each) => each ?? '') }));
    const finder = finderOf({ text: source, matchCase, regularExpression: true });
    const found = finder
      .matches(text)
      .map(({ start, end, groups }) => ({ start, whole: text.slice(start, end), groups }));
    const where = `seed ${seed}: /${source}/ in ${JSON.stringify(text)}`;
    expect(
      found.map(({ start, whole }) => [start, whole]),
      where,
    ).toEqual(expected.map(({ start, whole }) => [start, whole]));
    for (const [i, { groups }] of found.entries())
      expect(groups, where).toEqual(expected[i]?.groups.slice(0, groups.length));
  }
});

test('what makes other engines hang is found or not in no time', () => {
  const text = `${'a'.repeat(3000)}!`;
  for (const source of ['(a+)+$', '(a|aa)+$', '(a|a?)+$', '(.*)*x', '(?:a?){50}a{50}b', '(\\w+\\s?)+\\.'])
    expect(finderOf({ text: source, regularExpression: true }).matches(text), source).toEqual([]);
});

test('expressions that cannot be used say why', () => {
  const errors = Object.entries({
    '(a': 'unclosedGroup',
    '[a': 'unclosedClass',
    'a)': 'unexpectedClose',
    '*a': 'nothingToRepeat',
    'a**': 'nothingToRepeat',
    '[b-a]': 'badRange',
    'a{3,2}': 'badRange',
    'a\\': 'badEscape',
    '(?=a)': 'unsupported',
    '(?<!a)': 'unsupported',
    '(a)\\1': 'unsupported',
    'a{2000}': 'tooLarge',
    '((a{500}){500}){500}': 'tooLarge',
    [`${'('.repeat(500)}a${')'.repeat(500)}`]: 'tooLarge',
  });
  for (const [text, error] of errors)
    expect(createFinder({ ...plain, text, regularExpression: true }), text).toEqual({ error });
});

test('texts are found as they stand, by case and by whole words of any script', () => {
  const starts = (query: Partial<FindQuery>, text: string) =>
    finderOf(query)
      .matches(text)
      .map(({ start }) => start);
  expect(starts({ text: 'a.c' }, 'abc a.c')).toEqual([4]);
  expect(starts({ text: 'Über', matchCase: false }, 'über ÜBER')).toEqual([0, 5]);
  expect(starts({ text: 'x', matchCase: false }, 'İX')).toEqual([1]);
  expect(starts({ text: 'Brot', wholeWord: true }, 'Brot Brötchen Brotzeit Brot')).toEqual([0, 23]);
  expect(starts({ text: 'ä', wholeWord: true }, 'ä bär ä')).toEqual([0, 6]);
  expect(starts({ text: 'aa' }, 'aaaa')).toEqual([0, 2]);
  expect(starts({ text: '' }, 'a')).toEqual([]);
});

test('a search that takes too long stops, and says so', () => {
  const finder = finderOf({ text: '(a|b|ab)*x|a', regularExpression: true });
  expect(finder.matches('ab'.repeat(200)).length).toBe(200);
  expect(finder.gaveUp()).toBe(false);
  finder.matches('ab'.repeat(200_000));
  expect(finder.gaveUp()).toBe(true);
  expect(finder.matches('ab')).toEqual([]);
});

test('a text is found with its accents as parts of letters and as characters of their own, whole and in order', () => {
  const [one, two] = ['é'.normalize('NFC'), 'é'.normalize('NFD')];
  const text = `caf${one} and caf${two}, caf${one}`;
  for (const typed of [`Caf${one}`, `Caf${two}`]) {
    for (const wholeWord of [true, false]) {
      const found = finderOf({ text: typed, matchCase: false, wholeWord }).matches(text);
      expect(found.map(({ start, end }) => text.slice(start, end))).toEqual([`caf${one}`, `caf${two}`, `caf${one}`]);
    }
  }
});

test('a text is read once for each form of an accent, however often it has one of them', () => {
  const many = 300_000;
  const text = `${'é'.normalize('NFC').repeat(many)}${'x'.repeat(many)}`;
  const finder = finderOf({ text: 'é' });
  expect(finder.matches(text)).toHaveLength(many);
  // The same again, and from the start.
  expect(finder.matches(text)).toHaveLength(many);
});
