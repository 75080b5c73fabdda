import { forecast } from '@guide-studio/interview-engine/forecast';
import { describe, expect, test } from 'vitest';
import { isFull } from '../../size.ts';
import { block, concept, conceptBlock, multiple, open, selected, validGuide, when } from '../../guideParts.ts';

/** A list whose options each admit a concept, of which each participant sees up to `sample`. */
function gated(count: number, sample: number) {
  const names = Array.from({ length: count }, (_, at) => `Brand ${at + 1}`);
  const concepts = names.map((name) => concept(name, when(selected('buys', name))));
  return validGuide([
    block('Before', multiple('What do you buy?', names, { externalId: 'buys' })),
    conceptBlock('Brands', { concepts, subsampleCount: sample }, open('What is it like?')),
  ]);
}

/** Returns the mean number of concepts seen if each option is selected by a third, and at least one is. */
function meanSeen(count: number, sample: number): number {
  let [seen, whole] = [0, 0];
  let chance = (2 / 3) ** count;
  for (let admitted = 0; admitted <= count; admitted += 1) {
    if (admitted > 0) {
      seen += chance * Math.min(admitted, sample);
      whole += chance;
    }
    chance *= ((count - admitted) / (admitted + 1)) * (1 / 2);
  }
  return seen / whole;
}

const sizes: readonly (readonly [count: number, sample: number])[] = [
  [9, 2],
  [20, 3],
  ...(isFull ? ([[40, 1]] as const) : []),
];

describe('a forecast of many concepts', () => {
  test.each(sizes)('of %i of which up to %i are seen has the exact share of each', (count, sample) => {
    const result = forecast(gated(count, sample), { completes: 100, participants: 500 });
    if (!result.ok) throw new Error('The forecast is refused.');
    for (const { share } of result.forecast.concepts) {
      expect(share.by).toBe('calculated');
      expect(share.value).toBeCloseTo(meanSeen(count, sample) / count, 9);
    }
  });
});
