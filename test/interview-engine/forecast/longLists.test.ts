import { type Forecast, forecast } from '@guide-studio/interview-engine/forecast';
import { describeUntriedShares } from '@guide-studio/interview-engine/internal';
import { describe, expect, test } from 'vitest';
import { sized } from '../../size.ts';
import { block, choice, choiceFrom, multiple, open, selected, validGuide, when } from '../../guideParts.ts';

const brands = Array.from({ length: sized(40, 60, 60) }, (_, at) => `Brand ${at + 1}`);

/** Many brands with a question about each: about one that is known, or about one that is used of those known. */
const guides = {
  'known, at most five': validGuide([
    block(
      'Brands',
      multiple('Which brands do you know?', brands, { externalId: 'known', minSelect: 1, maxSelect: 5 }),
      ...brands.map((brand) => choice(`How is ${brand}?`, ['Good', 'Bad'], when(selected('known', brand)))),
    ),
  ]),
  'used, of those known': validGuide([
    block(
      'Brands',
      multiple('Which brands do you know?', brands, { externalId: 'known' }),
      choiceFrom('known', 'Which do you use?', { externalId: 'used', multiSelect: true }),
      ...brands.map((brand) => open(`Why ${brand}?`, when(selected('used', brand)))),
    ),
  ]),
};

const known = new Map<object, Forecast>();

function forecastOf(guide: (typeof guides)[keyof typeof guides]): Forecast {
  const before = known.get(guide);
  if (before !== undefined) return before;
  const result = forecast(guide, { completes: 100 });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  known.set(guide, result.forecast);
  return result.forecast;
}

describe('a forecast of a long list with a question about each option', () => {
  test.each(Object.entries(guides))('ends, and says of how many shares the effect is not known: %s', (_, guide) => {
    const found = forecastOf(guide);
    expect(found.untriedShares).toBeGreaterThan(0);
    expect(describeUntriedShares(found)).toMatch(
      /^The effect of \d+ more shares was not worked out, because it would take too long\.$/u,
    );
    expect(describeUntriedShares(found, 'de')).toMatch(
      /^Die Wirkung von \d+ weiteren Anteilen wurde nicht ausgerechnet/u,
    );
    expect(describeUntriedShares({ ...found, untriedShares: 0 })).toBe('');
  });

  test('calls only figures exact that were worked out: alike options have the same exact share, and simulated ones are near it', () => {
    // All brands are alike, and of those known at most five are selected: so 1 to 5 of 60.
    const exact = forecastOf(guides['known, at most five']).items.slice(1);
    expect(new Set(exact.map(({ share }) => share.by))).toEqual(new Set(['calculated']));
    for (const { share } of exact) expect(share.value).toBeCloseTo(exact[0]?.share.value ?? 0, 9);
    const { items } = forecastOf(guides['used, of those known']);
    const ofBrands = items.slice(2).map(({ share }) => share);
    const simulated = ofBrands.filter(({ by }) => by === 'simulated');
    expect(simulated.length).toBeGreaterThan(0);
    for (const { low, high } of simulated) expect(high).toBeGreaterThan(low);
    const mean = ofBrands.reduce((sum, { value }) => sum + value, 0) / ofBrands.length;
    for (const { value } of simulated) expect(Math.abs(value - mean)).toBeLessThan(0.05);
  });
});
