import { readFileSync } from 'node:fs';
import { CreateStudyRequest } from '@guide-studio/guide-core';
import { usualAssumptions } from '@guide-studio/guide-core/estimate';
import { parseGuide } from '@guide-studio/guide-core/files';
import type { Guide } from '@guide-studio/interview-engine';
import { type Figure, forecast } from '@guide-studio/interview-engine/forecast';
import { describe, expect, test } from 'vitest';
import { realGuideFiles, realGuidesPresent, whyNoRealGuides } from '../../realGuides.ts';
import { report, sized } from '../../size.ts';
import { createRandom } from '../../generate/random.ts';
import { routedGuide } from '../../generate/routedGuide.ts';
import { smallGuide } from '../paths/smallGuide.ts';
import { naiveParticipants } from './naiveParticipant.ts';
import { randomShares, type RandomShares } from './randomShares.ts';

const uniform: RandomShares = { assumptions: {}, answers: new Map(), parameters: new Map() };
/** Chance alone leads this far from what is expected in less than one of 100,000 comparisons. */
const farthest = 4.5;

/** Compares a forecast with participants of the engine: each figure is as far off as chance allows, and not farther. */
function compare(guide: Guide, shares: RandomShares, dropOutPerMinute: number, count: number, seed: number) {
  const assumptions = { ...shares.assumptions, dropOutPerMinute };
  const result = forecast(guide, { completes: 100, assumptions });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  const { incidence, completion, items, concepts, length, simulation } = result.forecast;
  const random = createRandom(seed);
  const habits = { norms: usualAssumptions, leavingPerMinute: dropOutPerMinute / 100 };
  const all = Array.from({ length: count }, naiveParticipants(guide, shares, habits, random));
  const completed = all.filter(({ outcome }) => outcome === 'complete');
  let compared = 0;
  const expectShare = (figure: Figure, seen: number, among: number, what: unknown): void => {
    if (among === 0) return;
    compared += 1;
    // Simulated intervals hold for 95 %: more than twice as far is no chance.
    const own = farthest * Math.sqrt(Math.max(figure.value * (1 - figure.value), 1 / among) / among);
    const [low, high] = [
      figure.low - 1.3 * (figure.value - figure.low),
      figure.high + 1.3 * (figure.high - figure.value),
    ];
    const about = JSON.stringify([what, seen / among, figure, assumptions, guide.studyGuide]).slice(0, 3000);
    expect(seen / among, about).toBeGreaterThanOrEqual(low - own);
    expect(seen / among, about).toBeLessThanOrEqual(high + own);
  };
  if (dropOutPerMinute === 0) expectShare(incidence, completed.length, count, 'incidence');
  expectShare(
    {
      ...incidence,
      value: incidence.value * completion.value,
      low: incidence.low * completion.low,
      high: incidence.high * completion.high,
    },
    completed.length,
    count,
    'complete',
  );
  for (const { cell, share } of [...items, ...concepts]) {
    const isSeen = (one: (typeof all)[number]): boolean =>
      cell.kind === 'item' ? one.items.has(cell.item) : one.concepts.has(`b${cell.block + 1}.c${cell.concept + 1}`);
    expectShare(share, completed.filter(isSeen).length, completed.length, cell);
  }
  if (length !== null && completed.length >= 30) {
    const lengths = completed.map(({ seconds }) => seconds);
    const upTo = (seconds: number): number => lengths.filter((one) => one <= seconds).length / lengths.length;
    const below = (seconds: number): number => lengths.filter((one) => one < seconds).length / lengths.length;
    const own = farthest * Math.sqrt(0.25 / lengths.length);
    const { low, high } = length.medianFigure;
    // Interviews of small guides may all have one length, so what is below counts apart from what is equal.
    expect(upTo(2 * high - length.median)).toBeGreaterThanOrEqual(0.5 - own);
    expect(below(2 * low - length.median)).toBeLessThanOrEqual(0.5 + own);
    expect(upTo(length.p90)).toBeGreaterThanOrEqual(0.88 - 0.6 * own);
    expect(below(length.p90)).toBeLessThanOrEqual(0.92 + 0.6 * own);
    compared += 2;
  }
  return { compared, completed: completed.length, simulated: simulation.participants };
}

describe('a forecast agrees with participants of the engine who answer by the shares', () => {
  test.each([20261201, 20261202, 20261203])('random small guides with random shares (seed %i)', (seed) => {
    const random = createRandom(seed);
    let compared = 0;
    for (let at = 0; at < sized(2, 2, 10); at += 1) {
      const guide = smallGuide(random);
      const shares = randomShares(guide, random);
      compared += compare(guide, shares, at % 2 === 0 ? 0 : 40, sized(120, 600, 100_000), seed + at).compared;
    }
    report('forecast: participants', { seed, compared });
  });

  test('a long guide (seed 20261204)', () => {
    const guide = routedGuide(createRandom(20261204), {
      items: sized(60, 60, 300),
      conditions: sized(30, 30, 100),
      screening: 3,
    });
    report('forecast: long guide', compare(guide, uniform, 0, sized(120, 250, 10_000), 20261204));
    report('forecast: long guide, drop-out', compare(guide, uniform, 2, sized(120, 250, 10_000), 20261205));
  });

  describe.skipIf(!realGuidesPresent)(`real guides${whyNoRealGuides}`, () => {
    test.each(realGuideFiles)('%s (seed 20261206)', (name, path) => {
      const parsed = parseGuide(readFileSync(path));
      if (!parsed.ok) throw new Error(`${name} does not parse: ${parsed.issue.code}`);
      const guide = CreateStudyRequest.parse(parsed.value);
      // After each answer the engine follows its block again, so a very long block takes 40 ms a participant.
      const longest = Math.max(...guide.studyGuide.map(({ items }) => items.length));
      report(`forecast: ${name}`, compare(guide, uniform, 0, sized(20, 40, longest > 50 ? 10_000 : 100_000), 20261206));
    });
  });
});
