import { plainText, spanOfUnits, unitsOf, wordsOf } from '@guide-studio/analysis';
import { expect, it } from 'vitest';
import { numbersFrom, sized } from '../size.ts';

// Laws: a span has the same words wherever it is read; a selection never cuts a character as people see it.

const pieces = ['a', 'é', 'e\u0301', '👩‍🔬', '🇩🇪', '😀', 'م', 'مَ', '한', '각', '\n', '\r\n', ' ', 'क्षि', 'ﷺ', 'z'];

it('the words of a span are its code points, and its units slice the same words', () => {
  const below = numbersFrom(11);
  for (let round = 0; round < sized(500, 5000, 50_000); round += 1) {
    const raw = Array.from({ length: 1 + below(20) }, () => pieces[below(pieces.length)]).join('');
    const text = plainText(raw);
    expect(text).not.toContain('\r');
    const points = Array.from(text);
    const start = below(points.length);
    const end = start + 1 + below(points.length - start);
    const words = points.slice(start, end).join('');
    expect(wordsOf(text, { start, end })).toBe(words);
    const units = unitsOf(text, { start, end });
    expect(text.slice(units.start, units.end)).toBe(words);
  }
});

it('a selection becomes the smallest span of whole characters that has it', () => {
  const below = numbersFrom(12);
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  for (let round = 0; round < sized(500, 5000, 50_000); round += 1) {
    const raw = Array.from({ length: 1 + below(20) }, () => pieces[below(pieces.length)]).join('');
    const text = plainText(raw);
    const [one, other] = [below(text.length + 1), below(text.length + 1)];
    const span = spanOfUnits(text, one, other);
    const [from, to] = [Math.min(one, other), Math.max(one, other)];
    if (from === to) {
      expect(span).toBeNull();
      continue;
    }
    const touched = Array.from(segmenter.segment(text)).filter(
      ({ index, segment }) => index < to && index + segment.length > from,
    );
    expect(span && wordsOf(text, span)).toBe(touched.map(({ segment }) => segment).join(''));
  }
});
