import { createFinder, type Finder, type FindQuery } from '@guide-studio/guide-core/find';
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

test('finds what JavaScript finds, seeds from 1', () => {
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

test('matches of an expression are not empty, whole words if wanted, and go on after a character of two halves', () => {
  const texts = (query: Partial<FindQuery>, text: string) =>
    finderOf({ ...query, regularExpression: true })
      .matches(text)
      .map(({ start, end }) => text.slice(start, end));
  expect(texts({ text: 'a*' }, '😀aa😀b a')).toEqual(['aa', 'a']);
  expect(texts({ text: '(?=😀)|a' }, '😀a😀')).toEqual(['a']);
  expect(texts({ text: '' }, 'a')).toEqual([]);
  expect(texts({ text: '\\p{L}{2}', wholeWord: true }, 'äbc de äö')).toEqual(['de', 'äö']);
  expect(texts({ text: '^b$', matchCase: false }, 'a\nB\nb')).toEqual(['B', 'b']);
});

test('expressions look around and refer to groups, and a group that took no part is empty', () => {
  const first = (text: string, inText: string) => finderOf({ text, regularExpression: true }).matches(inText)[0];
  expect(first('b(?=c)', 'b bc')).toEqual({ start: 2, end: 3, groups: [] });
  expect(first('(?<!a)b', 'ab b')).toEqual({ start: 3, end: 4, groups: [] });
  expect(first('(\\w+) \\1', 'an the the')).toEqual({ start: 3, end: 10, groups: ['the'] });
  expect(first('(?<q>["\']).*\\k<q>', `a "b'" c`)).toEqual({ start: 2, end: 6, groups: ['"'] });
  expect(first('(a)|(b)', 'b')).toEqual({ start: 0, end: 1, groups: ['', 'b'] });
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
