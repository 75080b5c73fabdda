import {
  minutesAtMost,
  peopleNeeded,
  peopleShown,
  percentages,
  percentOf,
} from '@guide-studio/interview-engine/internal';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../../generate/random.ts';
import { sized } from '../../size.ts';

describe('rounding', () => {
  test('counts parts of people as one, but not what a computer adds to a whole number', () => {
    expect([520, 520 + 1e-10, 520 - 1e-10, 520.01, 0.2, 0].map(peopleNeeded)).toEqual([520, 520, 520, 521, 1, 0]);
    expect(peopleNeeded(1e10)).toBe(1e10);
    const random = createRandom(20261126);
    for (let at = 0; at < sized(300, 1000, 1000); at += 1) {
      const whole = random.int(1, 100_000);
      const share = random.int(1, 1000) / 1000;
      expect(peopleNeeded((whole * share) / share)).toBe(whole);
    }
  });

  test.each([0, 1])('lets percentages with %i decimals sum to 100, each less than one unit off', (decimals) => {
    expect(percentages([], decimals)).toEqual([]);
    expect(percentages([1], decimals)).toEqual([100]);
    const unit = 10 ** -decimals;
    const random = createRandom(20261127 + decimals);
    for (let at = 0; at < sized(200, 500, 500); at += 1) {
      const weights = Array.from({ length: random.int(1, 24) }, () => random.int(0, 1000) ** 2 + 1);
      const whole = weights.reduce((sum, one) => sum + one, 0);
      const shares = weights.map((weight) => weight / whole);
      const rounded = percentages(shares, decimals);
      expect(Math.round(rounded.reduce((sum, one) => sum + one, 0) / unit)).toBe(Math.round(100 / unit));
      for (const [place, share] of shares.entries())
        expect(Math.abs((rounded[place] ?? 0) - 100 * share)).toBeLessThan(unit + 1e-6);
    }
  });

  test('never makes a share 0 or 100 percent that is neither, nor a longest length shorter', () => {
    expect([0, 1, 0.5, 0.123, 0.99951, 0.9999, 0.0003, 0.00004].map(percentOf)).toEqual([
      0, 100, 50, 12.3, 99.95, 99.99, 0.03, 0.004,
    ]);
    expect([0, 60, 61, 152.88, 360].map(minutesAtMost)).toEqual([0, 1, 1.1, 2.6, 6]);
    const random = createRandom(20261128);
    for (let at = 0; at < sized(300, 1000, 1000); at += 1) {
      const share = random.int(1, 999) / 10 ** random.int(3, 9);
      for (const one of [share, 1 - share]) {
        expect([0, 100]).not.toContain(percentOf(one));
        expect(Math.abs(percentOf(one) - 100 * one)).toBeLessThanOrEqual(0.05 + 1e-9);
      }
      const seconds = random.int(0, 100_000) / 7;
      expect(60 * minutesAtMost(seconds)).toBeGreaterThanOrEqual(seconds - 1e-6);
      expect(60 * minutesAtMost(seconds)).toBeLessThan(seconds + 6);
    }
  });

  test('never makes people nobody', () => {
    expect([0, 0.013, 0.96, 1.24, 29.96].map(peopleShown)).toEqual([0, 0.013, 0.96, 1.2, 30]);
  });

  test('rounds up those with the largest rest, the first of equals', () => {
    expect(percentages([1 / 3, 1 / 3, 1 / 3], 0)).toEqual([34, 33, 33]);
    expect(percentages([0.07375, 0.25605, 0.33356, 0.33664], 1)).toEqual([7.4, 25.6, 33.3, 33.7]);
    expect(percentages([0.255, 0.255, 0.49], 0)).toEqual([26, 25, 49]);
  });
});
