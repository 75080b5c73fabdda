import { conceptForecast } from '@guide-studio/interview-engine';
import { expect, test } from 'vitest';
import { choice, concept, conceptBlock, flat, link, open, selected, validGuide, when } from '../guideParts.ts';

const onFood = (...choices: string[]) => when(selected('food', ...choices));
const onLink = (value: string) => when(link('segment', value));

/** Returns a guide that asks for one food of four, and shows concepts under these conditions. */
function guide(conditions: readonly (object | null)[], subsampleCount: number | null = null) {
  const concepts = conditions.map((condition, at) => concept(`Concept ${at}`, condition ?? {}));
  return validGuide([
    flat(
      open('Anything?', { followUp: 'heavy' }),
      choice('Which food?', ['Bread', 'Cereal', 'Fruit', 'Eggs'], { externalId: 'food' }),
    ),
    conceptBlock('Concepts', { concepts, subsampleCount }, open('What do you think?')),
  ]);
}

const total = (forecast: ReturnType<typeof conceptForecast>) =>
  forecast?.expected.reduce((sum, count) => sum + count, 0) ?? -1;

test('without conditions the figures are exact: each participant sees the same number, each concept equally often', () => {
  expect(conceptForecast(guide([null, null, null]), 1, 300)).toEqual({
    by: 'calculation',
    interviews: 0,
    expected: [300, 300, 300],
    none: 0,
  });
  const sampled = conceptForecast(guide([null, null, null, null], 1), 1, 300);
  expect(sampled?.expected).toEqual([75, 75, 75, 75]);
  expect(conceptForecast(guide([null, null], 9), 1, 10)?.expected).toEqual([10, 10]);
});

test('a condition on answers is simulated: about as many as have one of its options, the same each time', () => {
  const forecast = conceptForecast(guide([null, onFood('Bread'), onFood('Bread', 'Cereal')]), 1, 400);
  expect(forecast?.by).toBe('simulation');
  expect(forecast?.expected[0]).toBe(400);
  // One food of four, two of four; the mean of a thousand interviews is within a few percent of these.
  expect(Math.abs((forecast?.expected[1] ?? 0) - 100)).toBeLessThan(24);
  expect(Math.abs((forecast?.expected[2] ?? 0) - 200)).toBeLessThan(24);
  expect(forecast?.none).toBe(0);
  expect(conceptForecast(guide([null, onFood('Bread'), onFood('Bread', 'Cereal')]), 1, 400)).toEqual(forecast);
});

test('no participant sees more concepts than the block shows, and those who see none are counted', () => {
  const sampled = conceptForecast(guide([onFood('Bread'), onFood('Bread'), null], 1), 1, 1000);
  expect(total(sampled)).toBeCloseTo(1000);
  const gated = conceptForecast(guide([onFood('Bread'), onFood('Cereal')], 1), 1, 1000);
  expect(total(gated) + (gated?.none ?? 0)).toBeCloseTo(1000);
  expect(gated?.none).toBeGreaterThan(400);
});

test('of the link, each value that the guide mentions comes as often as none of them', () => {
  const forecast = conceptForecast(guide([onLink('bakers'), onLink('testers')]), 1, 300);
  expect(forecast).toEqual({ by: 'link', interviews: 0, expected: [100, 100], none: 100 });
  // Half of the participants see one of the two, the others only the other one.
  const sampled = conceptForecast(guide([null, onLink('bakers')], 1), 1, 400);
  expect(sampled).toEqual({ by: 'link', interviews: 0, expected: [300, 100], none: 0 });
});

test('twice as many participants, twice as many of each; a block without concepts has no forecast', () => {
  const study = guide([null, onFood('Bread')], 1);
  const [once, twice] = [conceptForecast(study, 1, 50), conceptForecast(study, 1, 100)];
  for (const [i, expected] of once?.expected.entries() ?? []) expect(twice?.expected[i]).toBeCloseTo(2 * expected);
  expect(conceptForecast(study, 0, 50)).toBeNull();
});

test('conditions on the link and on answers together are simulated', () => {
  const forecast = conceptForecast(guide([onLink('bakers'), onFood('Bread'), null]), 1, 400);
  expect(forecast?.by).toBe('simulation');
  // Half of the links have the value, and one food of four is chosen.
  expect(Math.abs((forecast?.expected[0] ?? 0) - 200)).toBeLessThan(24);
  expect(Math.abs((forecast?.expected[1] ?? 0) - 100)).toBeLessThan(24);
});
