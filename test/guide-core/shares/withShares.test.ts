import type { Json } from '@guide-studio/guide-core';
import { withoutOrigin } from '@guide-studio/guide-core/internal';
import { type ForecastAssumptions, forecastAssumptionsOf, withShares } from '@guide-studio/guide-core/shares';
import { describe, expect, test } from 'vitest';

describe('shares over others', () => {
  const before: ForecastAssumptions = {
    starting: 80,
    shares: { tea: { Yes: 10 }, milk: { Yes: 20 } },
    among: [
      { question: 'tea', option: 'Yes', shares: { milk: { Yes: 90 }, sugar: { Yes: 5 } } },
      { question: 'tea', option: 'No', shares: { milk: { Yes: 1 } } },
    ],
    interviews: 7,
  };

  test('replace all that is assumed of the same questions, joint shares too', () => {
    expect(withShares(before, { shares: { milk: { Yes: 30 } } })).toEqual({
      starting: 80,
      shares: { tea: { Yes: 10 }, milk: { Yes: 30 } },
      among: [{ question: 'tea', option: 'Yes', shares: { sugar: { Yes: 5 } } }],
      urlParams: {},
      interviews: 7,
      taken: { questions: { tea: 7, sugar: 7 }, urlParams: {} },
    });
  });

  test('come from no interviews if none of the shares from them are left', () => {
    const all = { shares: { tea: { Yes: 1 }, milk: { Yes: 2 }, sugar: { Yes: 3 } } };
    expect(withShares(before, all)).toEqual({ starting: 80, ...all, urlParams: {} });
    expect(withShares({ starting: 70 }, before)).toEqual({
      ...before,
      urlParams: {},
      taken: { questions: { tea: 7, milk: 7, sugar: 7 }, urlParams: {} },
    });
  });
});

test('joint shares of a file are read, and what is wrong with them is said', () => {
  const among = [{ question: 'tea', option: 'Yes', shares: { milk: { Yes: 90 } } }];
  expect(forecastAssumptionsOf({ among })).toEqual({ ok: true, assumptions: { among } });
  const faults = (wire: Parameters<typeof forecastAssumptionsOf>[0]) => {
    const read = forecastAssumptionsOf(wire);
    return read.ok ? [] : read.faults.map(({ path, message }) => `${path.join('.')}: ${message}`);
  };
  expect(faults({ among: {} })).toEqual(['among: Expected a list. Write it in brackets, as [{ "question": … }].']);
  expect(faults({ among: [{ question: 1, option: 'Yes', shares: {}, other: 1 }] })).toEqual([
    'among.0.question: Expected a text. Write it in quotation marks.',
    'among.0: “other” is unknown here. Use one of these: question, option, shares.',
  ]);
  expect(
    faults({ among: [{ question: 'tea', option: 'Yes', shares: JSON.parse('{ "__proto__": {} }') as Json }] }),
  ).toEqual(['among.0.shares.__proto__: The guide has no such name. Correct the name, or remove it.']);
});

describe('how many interviews shares come from', () => {
  const taken: ForecastAssumptions = { shares: { tea: { Yes: 10 } }, interviews: 500 };

  test('is known of each question whose shares were taken, and of no other', () => {
    const few = { interviews: 40, taken: { questions: { milk: 2 }, urlParams: [] } };
    expect(withShares(taken, { shares: { milk: { Yes: 5 } }, ...few })).toMatchObject({
      interviews: 500,
      taken: { questions: { tea: 500, milk: 2 }, urlParams: {} },
    });
    expect(withShares(taken, { shares: { milk: { Yes: 5 } } })).toMatchObject({
      interviews: 500,
      taken: { questions: { tea: 500 }, urlParams: {} },
    });
    expect(withShares(taken, { shares: { tea: { Yes: 5 } }, interviews: 40 })).toMatchObject({
      interviews: 40,
      taken: { questions: { tea: 40 }, urlParams: {} },
    });
    expect(withShares(taken, { shares: { tea: { Yes: 5 } } })).not.toHaveProperty('interviews');
    const entered = { ...taken, shares: { milk: { Yes: 5 } }, taken: { questions: { tea: 500 }, urlParams: [] } };
    expect(withoutOrigin(entered)).toEqual({ shares: { milk: { Yes: 5 } } });
  });

  test('is kept as long as shares of links are left, and no longer', () => {
    const links: ForecastAssumptions = { urlParams: { source: { panel: 25 } }, interviews: 4 };
    expect(withShares(links, { shares: { tea: { Yes: 5 } } }).interviews).toBe(4);
    expect(withShares(links, { urlParams: { source: { panel: 5 } } }).interviews).toBeUndefined();
    const panel = { urlParams: { source: { panel: 5 } }, interviews: 7 };
    // An earlier file lists the parameters, which then come from all interviews.
    for (const urlParams of [{ source: 7 }, ['source']])
      expect(withShares(taken, { ...panel, taken: { urlParams } })).toMatchObject({
        interviews: 500,
        taken: { questions: { tea: 500 }, urlParams: { source: 7 } },
      });
    expect(withoutOrigin(links)).toBe(links);
    expect(withoutOrigin({ ...links, urlParams: {} })).toEqual({ urlParams: {} });
  });
});
