import type { ForecastAssumptions } from '@guide-studio/guide-core/shares';
import type { Guide } from '@guide-studio/interview-engine';
import { type Forecast, forecast } from '@guide-studio/interview-engine/forecast';
import { describe, expect, test } from 'vitest';
import { choice, flat, multiple, open, screening, selected, validGuide, when, which } from '../../guideParts.ts';

// Laws: what shares make impossible is seen by nobody, what they make certain by everyone, and no figure is so small that it
// does not name what it rests on.

function forecastOf(guide: Guide, assumptions: ForecastAssumptions): Forecast {
  const result = forecast(guide, { completes: 200, participants: 500, assumptions });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.forecast;
}

describe('shares of a question where several may be selected, at the edge of its bounds', () => {
  const own = (bounds: object) =>
    multiple(
      'Which?',
      ['Car', 'Bike', 'Tram', 'Boat'].map((text) => ({ text })),
      { externalId: 'own', ...bounds },
    );
  const both = when(selected('own', 'Car'), selected('own', 'Bike'));
  const seenWith = (bounds: object, shares: Record<string, number>) =>
    forecastOf(validGuide([flat(own(bounds), open('Both?', both), open('Car?', when(selected('own', 'Car'))))]), {
      shares: { own: shares },
    });

  test.each([
    ['one each', {}, { Car: 60, Bike: 20, Tram: 20, Boat: 0 }, 0],
    ['two each', { minSelect: 1, maxSelect: 2 }, { Car: 100, Bike: 60, Tram: 40, Boat: 0 }, 0.6],
    ['two each of two', { minSelect: 2, maxSelect: 3 }, { Car: 100, Bike: 100, Tram: 0, Boat: 0 }, 1],
    ['three at most', { minSelect: 1, maxSelect: 3 }, { Car: 100, Bike: 100, Tram: 50, Boat: 50 }, 1],
  ])('are certain: %s', (_, bounds, shares, seenByBoth) => {
    const { items } = seenWith(bounds, shares);
    expect(items[1]?.share.value).toBeCloseTo(seenByBoth, 9);
    if (seenByBoth === 0 || seenByBoth === 1)
      expect(items[1]?.share).toEqual({ value: seenByBoth, low: seenByBoth, high: seenByBoth, by: 'calculated' });
    expect(items[2]?.share.value).toBeCloseTo(shares.Car / 100, 9);
  });

  test('have an effect on both sides, also where the other shares must move along', () => {
    // At 50 %, nobody would select anything in one of twenty interviews if the other shares stayed.
    const { tornado } = seenWith({}, { Car: 60, Bike: 10, Tram: 35, Boat: 0 });
    const car = tornado.find(({ share, assumed }) => share.kind === 'option' && Math.abs(assumed - 0.6) < 1e-9);
    expect(car?.lower.share).toBeCloseTo(0.5, 9);
    expect(car?.higher.share).toBeCloseTo(0.7, 9);
    // What an effect makes impossible is seen by nobody.
    const { tornado: edge } = seenWith({}, { Car: 60, Bike: 20, Tram: 30, Boat: 0 });
    const smallest = edge.flatMap(({ lower, higher }) => [lower.smallest, higher.smallest]);
    expect(smallest).toContain(0);
    expect(smallest.filter((people) => people !== null && people > 0 && people < 1e-3)).toEqual([]);
  });
});

describe('a very small figure', () => {
  const rare = ['q0', 'q1', 'q2', 'q3', 'q4', 'q5'];

  test('names what changes it', () => {
    const guide = validGuide([
      flat(
        ...rare.map((name) => which(name, ['Yes', 'No'])),
        open('All?', when(...rare.map((name) => selected(name, 'Yes')))),
      ),
    ]);
    const shares = Object.fromEntries(rare.slice(1).map((name) => [name, { Yes: 1 }]));
    expect(forecastOf(guide, { shares }).items[6]?.restsOn.items).toEqual([0]);
  });

  test('of those who pass names it too, and what happens without them', () => {
    const guide = validGuide([
      screening(
        choice('Rare?', { Yes: 'neutral', No: 'reject' }, { externalId: 'rare' }),
        choice('Open?', { Yes: 'approve', No: 'reject' }),
      ),
      flat(open('Why?')),
    ]);
    const { restsOn, tornado } = forecastOf(guide, { shares: { rare: { Yes: 0.000_000_1 } } });
    expect(restsOn.passing.items).toEqual([1]);
    expect(tornado.find(({ assumed }) => assumed < 1e-8)?.lower.invitations).toBeNull();
  });
});
