import type { JsonObject } from '@guide-studio/guide-core';
import { diffGuides, describeChange } from '@guide-studio/guide-core/diff';
import { conflictWords } from '@guide-studio/guide-core/internal';
import { merge, describeConflict } from '@guide-studio/guide-core/merge';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../../packages/guide-core/src/diff/contrast.ts';
import { createRandom } from '../../generate/random.ts';
import { choice, flat, open, selected, when, whenAny } from '../../guideParts.ts';
import { sized } from '../../size.ts';

const words = Array.from({ length: 60 }, (_, at) => `word${at}`);
const long = words.join(' ');
const changedAt = (place: number, by = 'other') => words.toSpliced(place, 1, by).join(' ');

describe('two texts in one sentence', () => {
  it('never look the same, fit, and are words of the texts (seed 26)', () => {
    const random = createRandom(26);
    for (let count = 0; count < sized(1000, 5000, 5000); count += 1) {
      const made = () =>
        Array.from({ length: random.int(1, 60) }, () => random.pick(['a', 'word', 'wörter', '言葉', '🙂'])).join(' ');
      const a = made();
      const b = random.chance(0.7)
        ? a.split(' ').toSpliced(random.int(0, 40), random.int(0, 2), 'other').join(' ')
        : made();
      if (a === b) continue;
      const length = random.pick([40, 60, 120]);
      const shortened = contrast(a, b, length);
      expect(shortened[0]).not.toBe(shortened[1]);
      for (const [at, text] of [a, b].entries()) {
        const shown = shortened[at] ?? '';
        expect(Array.from(shown).length).toBeLessThanOrEqual(length);
        expect(text).toContain(shown.replace(/^…/u, '').replace(/…$/u, ''));
      }
    }
  });

  it.each([
    ['a b', 'a  b', 'a␣b', 'a␣␣b'],
    ['a b', 'a\nb', 'a␣b', 'a↵b'],
    ['a b', 'a\u{A0}b', 'a␣b', 'a[U+00A0]b'],
    ['caf\u{E9}', 'cafe\u{301}', 'caf[U+00E9]', 'cafe[U+0301]'],
    [long, `${long} more`, undefined, undefined],
  ])('tell %j from %j', (a, b, x, y) => {
    const shortened = contrast(a, b);
    expect(shortened[0]).not.toBe(shortened[1]);
    if (x !== undefined) expect(shortened).toEqual([x, y]);
  });
});

type Changed = readonly [name: string, before: JsonObject, after: JsonObject];
const asking = (...texts: string[]) => choice('Which?', texts, { externalId: 'q' });
const ifChosen = (text: string) => open('Why?', when(selected('q', text)));
const ifAnyChosen = (text: string) => open('Why?', whenAny(selected('q', text)));
const guide = (more: object, ...items: JsonObject[]): JsonObject => ({
  title: 'T',
  studyGuide: [flat(open('First'), ...items)],
  ...more,
});
const two = asking(long, changedAt(55));
const changes: readonly Changed[] = [
  ['the title', guide({ title: long }), guide({ title: changedAt(50) })],
  ['a message', guide({ closingMessage: long }), guide({ closingMessage: changedAt(30) })],
  ['a question', guide({}, { text: long, type: 'open_ended' }), guide({}, { text: changedAt(59), type: 'open_ended' })],
  ['an option', guide({}, asking(long, 'No')), guide({}, asking(changedAt(40), 'No'))],
  [
    'an id',
    guide({}, { ...asking('Yes', 'No'), externalId: long }),
    guide({}, { ...asking('Yes', 'No'), externalId: changedAt(40) }),
  ],
  ['a condition', guide({}, two, ifChosen(long)), guide({}, two, ifChosen(changedAt(55)))],
  ['a property that nobody knows', guide({ own: { a: long } }), guide({ own: { a: changedAt(33) } })],
];

/** Returns the quoted texts of a sentence. */
const quotedIn = (sentence: string) => [...sentence.matchAll(/[“„]([^”“]*)[”“]/gu)].map(([, text]) => text);

describe.each(['en', 'de'] as const)('sentences (%s)', (language) => {
  it.each(changes)('show where %s differs', (_, before, after) => {
    const [change, ...others] = diffGuides(before, after).changes;
    expect(others).toEqual([]);
    if (!change) throw new Error('Nothing differs.');
    const texts = quotedIn(describeChange(change, language)).filter((text) => text?.includes('word'));
    expect(new Set(texts).size).toBeGreaterThan(1);
    expect(texts.some((text) => text?.includes('other'))).toBe(true);
  });

  it('of conflicts show where both sides differ', () => {
    const [conflict] = merge({
      base: guide({ closingMessage: long }),
      ours: guide({ closingMessage: changedAt(50, 'mine') }),
      theirs: guide({ closingMessage: changedAt(50, 'yours') }),
    }).conflicts;
    if (!conflict) throw new Error('No conflict.');
    const sentence = describeConflict(conflict, language);
    expect(sentence).toContain('mine');
    expect(sentence).toContain('yours');
    expect(conflictWords[language].sentences[conflict.code](conflict, (text) => text)).not.toContain(long);
  });

  it('say that a condition means the same', () => {
    const [change, ...others] = diffGuides(guide({}, two, ifChosen(long)), guide({}, two, ifAnyChosen(long))).changes;
    expect(others).toEqual([]);
    expect(change?.impact).toBe('form');
    expect(change && describeChange(change, language)).toMatch(
      language === 'en'
        ? /are written differently and mean the same\.$/u
        : /sind anders geschrieben und bedeuten dasselbe\.$/u,
    );
  });
});

it('a condition that one side only wrote differently is no conflict', () => {
  const merged = merge({
    base: guide({}, two, ifChosen(long)),
    ours: guide({}, two, ifChosen(changedAt(55))),
    theirs: guide({}, two, ifAnyChosen(long)),
  });
  expect(merged.conflicts).toEqual([]);
  expect(merged.guide).toEqual(guide({}, two, ifChosen(changedAt(55))));
});
