import { sizeOfBase, wilson } from '@guide-studio/analysis';
import { expect, it } from 'vitest';
import { numbersFrom, sized } from '../size.ts';

it('intervals are those of the textbook', () => {
  // Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
  const known = [
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ] as const;
  for (const [count, base, low, high] of known) {
    const interval = wilson(count, base);
    expect(interval?.low).toBeCloseTo(low, 4);
    expect(interval?.high).toBeCloseTo(high, 4);
  }
  expect(wilson(0, 0)).toBeNull();
});

it('an interval has its share, is mirrored for the rest, and is narrower for a larger base', () => {
  const below = numbersFrom(31);
  for (let round = 0; round < sized(500, 5000, 50_000); round += 1) {
    const base = 1 + below(500);
    const count = below(base + 1);
    const interval = wilson(count, base);
    const rest = wilson(base - count, base);
    const wider = wilson(count * 4, base * 4);
    if (interval === null || rest === null || wider === null) throw new Error('No interval');
    expect(interval.low).toBeLessThanOrEqual(count / base);
    expect(interval.high).toBeGreaterThanOrEqual(count / base);
    expect(rest.low).toBeCloseTo(1 - interval.high, 10);
    expect(wider.high - wider.low).toBeLessThan(interval.high - interval.low);
  }
});

it('bases below 30 are small, below 10 tiny', () => {
  expect([9, 10, 29, 30].map(sizeOfBase)).toEqual(['tiny', 'small', 'small', 'usual']);
});
