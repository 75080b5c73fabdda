import type { Guide } from '@guide-studio/interview-engine';
import { forecast } from '@guide-studio/interview-engine/forecast';
import { describe, expect, test } from 'vitest';
import { choice, flat, multiple, notSelected, open, screening, selected, validGuide, when } from '../../guideParts.ts';

// Law: a share of a question where several may be selected has an effect with ten points less and with ten more, if any
// answers that the question accepts have such a share. As many participants select the option as its share says.

interface Case {
  readonly options: readonly string[];
  /** An exclusive option after the others. */
  readonly last?: string;
  readonly bounds?: object;
  readonly shares: Readonly<Record<string, number>>;
}

/** Returns the effect of a share in a guide whose screener takes those who select the option. */
function effectOn(option: string, { options, last, bounds = {}, shares }: Case) {
  const all = [...options, ...(last === undefined ? [] : [last])];
  const status = 'neutral';
  const guide: Guide = validGuide([
    screening(
      multiple(
        'Which?',
        all.map((text) => (text === last ? { text, status, exclusiveOption: true } : { text, status })),
        { externalId: 'which', ...bounds },
      ),
      choice('Why not?', { 'No time': 'reject', 'No money': 'reject' }, when(notSelected('which', option))),
    ),
    flat(open('Why?')),
  ]);
  const result = forecast(guide, {
    completes: 100,
    participants: 100,
    assumptions: Object.keys(shares).length === 0 ? {} : { shares: { which: shares } },
  });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.forecast.tornado.find(
    ({ share }) => share.kind === 'option' && share.option === `o${all.indexOf(option) + 1}`,
  );
}

const two = { minSelect: 2, maxSelect: 2 };
const letters = ['A', 'B', 'C'];

describe('a share of options that are selected together', () => {
  test.each<readonly [string, string, Case]>([
    ['one of two entered, exactly two of three', 'A', { options: letters, bounds: two, shares: { A: 80 } }],
    ['nothing entered, exactly two of three', 'A', { options: letters, bounds: two, shares: {} }],
    ['the one that is not entered', 'C', { options: letters, bounds: two, shares: { A: 80, B: 60 } }],
    ['all entered, exactly two of three', 'A', { options: letters, bounds: two, shares: { A: 80, B: 70, C: 50 } }],
    ['all entered, one each', 'A', { options: letters, shares: { A: 60, B: 30, C: 10 } }],
    ['everything, and the others nothing', 'A', { options: letters, shares: { A: 100, B: 0, C: 0 } }],
    ['nothing, and another everything', 'A', { options: letters, bounds: two, shares: { A: 0, B: 100, C: 100 } }],
    ['all that an exclusive option leaves', 'A', { options: letters, last: 'None', shares: { A: 50, None: 50 } }],
    ['the only one beside an exclusive option', 'A', { options: ['A'], last: 'None', shares: { A: 40 } }],
    ['two beside an exclusive option', 'A', { options: ['A', 'B'], last: 'None', shares: { A: 20, B: 10 } }],
    ['an exclusive option', 'None', { options: letters, last: 'None', shares: { None: 60 } }],
    ['nothing but an exclusive option', 'A', { options: letters, last: 'None', shares: { None: 100 } }],
  ])('can be ten points less or more: %s', (_, option, guide) => {
    const effect = effectOn(option, guide);
    const { lower, higher, assumed } = effect ?? { lower: null, higher: null, assumed: 0 };
    const given = guide.shares[option];
    if (given !== undefined) expect(assumed).toBeCloseTo(given / 100, 6);
    expect(lower?.share).toBeCloseTo(Math.max(0, assumed - 0.1), 6);
    expect(higher?.share).toBeCloseTo(Math.min(1, assumed + 0.1), 6);
    for (const side of [lower, higher]) expect(side?.incidence).toBeCloseTo(side?.share ?? -1, 6);
  });

  test('has no effect where it is certain', () => {
    const both = { options: ['A', 'B'], bounds: two, shares: { A: 100 } };
    expect(effectOn('A', both)).toBeUndefined();
  });
});

test('an exclusive option without a share leaves a part for those that have none either', () => {
  const effect = effectOn('A', { options: ['A', 'B'], last: 'None', shares: { B: 69 } });
  // Of the 31 % without B, None has one half.
  expect(effect?.assumed).toBeGreaterThan(0.155);
});

test('the others stay if an exclusive option changes, as far as the bounds allow it', () => {
  const guide = validGuide([
    flat(
      multiple('Which?', ['A', 'B', { text: 'None', exclusiveOption: true }], {
        externalId: 'm',
        minSelect: 1,
        maxSelect: 2,
      }),
      open('Only B?', when(selected('m', 'B'), notSelected('m', 'A'))),
      open('A?', when(selected('m', 'A'))),
      open('Some?', when(notSelected('m', 'None'))),
    ),
  ]);
  const seen = (shares: Record<string, number>) => {
    const result = forecast(guide, { completes: 100, participants: 100, assumptions: { shares: { m: shares } } });
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    return { of: result.forecast.items.map(({ expected }) => expected), tornado: result.forecast.tornado };
  };
  const none = seen({ A: 50, B: 60, None: 20 }).tornado.find(
    ({ share }) => share.kind === 'option' && share.option === 'o3',
  );
  for (const effect of [none?.lower, none?.higher]) {
    // As a forecast with this share, and with those of the others.
    const { of } = seen({ A: 50, B: 60, None: 100 * (effect?.share ?? 0) });
    expect(effect?.smallest).toBeCloseTo(of[1] ?? -1, 6);
    expect(of[2]).toBeCloseTo(50, 6);
  }
});
