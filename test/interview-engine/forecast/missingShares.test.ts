import type { ForecastAssumptions } from '@guide-studio/guide-core/shares';
import { forecast } from '@guide-studio/interview-engine/forecast';
import { describe, expect, test } from 'vitest';
import { block, choice, multiple, screening, selected, statement, validGuide, when } from '../../guideParts.ts';

const ages = [
  { text: 'Under 18', status: 'reject' as const },
  { text: '18 to 34', status: 'neutral' as const },
  { text: '35 to 64', status: 'approve' as const },
  { text: '65 and over', status: 'reject' as const },
];
const guide = validGuide([
  screening(choice('Age?', ages, { externalId: 'age' })),
  block(
    'Main',
    multiple(
      'Which drinks?',
      ['Tea', 'Coffee', 'Milk', 'Water'].map((text) => ({ text })),
      { externalId: 'drinks' },
    ),
    statement('About tea.', when(selected('drinks', 'Tea'))),
    statement('About coffee.', when(selected('drinks', 'Coffee'))),
  ),
]);
const allAges = { 'Under 18': 10, '18 to 34': 30, '35 to 64': 40, '65 and over': 20 };

/** Returns the questions whose answers are left to chance: of all figures, and of the number to invite. */
function chanceWith(shares: ForecastAssumptions['shares'], among: ForecastAssumptions['among'] = []) {
  const result = forecast(guide, { completes: 100, participants: 100, assumptions: { shares: shares ?? {}, among } });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  const { deciding, invitations } = result.forecast.restsOn;
  return [deciding.items, invitations.items];
}

describe('shares of a question', () => {
  test('leave nothing to chance if they decide every answer that the guide treats differently', () => {
    expect(chanceWith({ age: allAges, drinks: { Tea: 50, Coffee: 20 } })).toEqual([[], []]);
    // What those who pass answer makes no difference.
    expect(chanceWith({ age: { 'Under 18': 10, '65 and over': 20 }, drinks: { Tea: 50, Coffee: 20 } })).toEqual([
      [],
      [],
    ]);
    // Nothing is left to divide.
    expect(chanceWith({ age: { '18 to 34': 60, '35 to 64': 40 }, drinks: { Tea: 50, Coffee: 20 } })).toEqual([[], []]);
  });

  test('that sum to 100 leave nothing to an option without one, whatever a computer makes of the sum', () => {
    for (const [first, second, third] of [
      [70, 20, 10],
      [60, 30, 10],
      [33, 62, 5],
    ]) {
      const age = { 'Under 18': first ?? 0, '18 to 34': second ?? 0, '35 to 64': third ?? 0 };
      const alone = screening(choice('Age?', ages, { externalId: 'age' }));
      const one = validGuide([
        alone,
        block(
          'Main',
          choice(
            'Again?',
            ages.map(({ text }) => ({ text })),
            { externalId: 'again' },
          ),
        ),
        block('Old', statement('About age.', when(selected('again', '65 and over')))),
      ]);
      const result = forecast(one, {
        completes: 100,
        assumptions: { shares: { age: { '18 to 34': 100 }, again: age } },
      });
      if (!result.ok) throw new Error(JSON.stringify(result.problems));
      expect(result.forecast.items[2]?.share).toMatchObject({ value: 0, low: 0, high: 0 });
    }
  });

  test('leave to chance what is divided between several answers without a share', () => {
    expect(chanceWith({ age: { 'Under 18': 10 }, drinks: { Tea: 50, Coffee: 20 } })).toEqual([[0], [0]]);
    expect(chanceWith({ age: { '18 to 34': 30 }, drinks: { Tea: 50, Coffee: 20 } })).toEqual([[0], [0]]);
    expect(chanceWith({ age: allAges, drinks: { Tea: 50 } })).toEqual([[1], []]);
    expect(chanceWith({ age: allAges })).toEqual([[1], []]);
  });

  test('of several options leave to chance what two of them decide together, unless all have one', () => {
    const both = {
      operator: 'and' as const,
      criteria: [selected('drinks', 'Tea'), selected('drinks', 'Coffee')],
    };
    const drinks = (left: Readonly<Record<string, number>>, conditional: object) => {
      const one = structuredClone(guide);
      Object.assign(one.studyGuide[1]?.items[1] as object, { conditional });
      const shares = { age: allAges, drinks: { Tea: 50, Coffee: 20, ...left } };
      const result = forecast(one, { completes: 100, participants: 100, assumptions: { shares } });
      return result.ok && result.forecast.restsOn.deciding.items;
    };
    expect(drinks({}, both)).toEqual([1]);
    expect(drinks({ Milk: 30, Water: 20 }, both)).toEqual([]);
    expect(drinks({}, when(selected('drinks', 'Tea', 'Coffee')).conditional)).toEqual([1]);
  });

  test('count in each group of joint shares', () => {
    const among = (drinks: Readonly<Record<string, number>>) => [
      { question: 'age', option: '18 to 34', shares: { drinks } },
    ];
    const shares = { age: allAges, drinks: { Tea: 50, Coffee: 20 } };
    expect(chanceWith(shares, among({ Tea: 90, Coffee: 10 }))).toEqual([[], []]);
    expect(chanceWith(shares, among({ Tea: 90 }))).toEqual([[1], []]);
  });
});
