import type { ForecastAssumptions } from '@guide-studio/guide-core/shares';
import { type Forecast, forecast } from '@guide-studio/interview-engine/forecast';
import { describe, expect, test } from 'vitest';
import { sized } from '../../size.ts';
import {
  block,
  choice,
  flat,
  link,
  matrix,
  multiple,
  screening,
  selected,
  statement,
  validGuide,
  when,
  whenAny,
  which,
} from '../../guideParts.ts';

// Law: what any set of options decides rests on their question, unless all of them have shares. Other shares are tried to find
// it out, and a sum of some must not come out as before.

const sizes = [3, 4, 5, 6, 7, 8, 9].filter((count) => count <= sized(5, 8, 9));

const texts = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `Option ${at + 1}`);

/** Returns all sets of these, without the empty one and that of all. */
function setsOf<T>(all: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: 2 ** all.length - 2 }, (_, at) => all.filter((_one, bit) => ((at + 1) >> bit) & 1));
}

function forecastOf(guide: Parameters<typeof forecast>[0], assumptions: ForecastAssumptions): Forecast {
  const result = forecast(guide, { completes: 100, participants: 1, assumptions });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.forecast;
}

/** Shares that only make it a forecast with shares. */
const others = { pets: { Cat: 50, Dog: 50 } };
const pets = which('pets', ['Cat', 'Dog']);

describe.each(sizes)('what some of %i options decide', (count) => {
  const all = texts(count);
  const sets = setsOf(all);

  test('rests on a question where one is selected, of which no shares or some are entered', () => {
    const guide = validGuide([
      flat(which('drink', all), pets, ...sets.map((set) => statement(set.join(', '), when(selected('drink', ...set))))),
    ]);
    const namedWith = (shares: Readonly<Record<string, number>>) =>
      forecastOf(guide, { shares: { ...others, ...(Object.keys(shares).length === 0 ? {} : { drink: shares }) } })
        .items.slice(2)
        .map(({ restsOn }) => restsOn.items.includes(0));
    expect(namedWith({})).toEqual(sets.map(() => true));
    const open = all.slice(1);
    const isOpen = (set: readonly string[]): boolean => {
      const left = open.filter((text) => set.includes(text)).length;
      return left > 0 && left < open.length;
    };
    for (const share of [20, 40]) expect(namedWith({ 'Option 1': share })).toEqual(sets.map(isOpen));
    const { items } = forecastOf(guide, {});
    for (const { restsOn } of items.slice(2)) expect(restsOn.items).toEqual([0]);
  });

  test('rests on the interviews from which its shares were taken, also where they are equal', () => {
    const guide = validGuide([
      flat(which('drink', all), pets, ...sets.map((set) => statement(set.join(', '), when(selected('drink', ...set))))),
    ]);
    const drink = Object.fromEntries(all.map((text) => [text, 100 / count]));
    const assumptions = { interviews: 8, taken: { questions: { drink: 8 }, urlParams: [] } };
    const { items } = forecastOf(guide, { shares: { ...others, drink }, ...assumptions });
    for (const { restsOn } of items.slice(2)) expect(restsOn.interviews).toEqual({ fewest: 8, most: 8 });
  });

  test('rests on a question where several may be selected', () => {
    const guide = validGuide([
      flat(
        multiple(
          'Which drinks?',
          all.map((text) => ({ text })),
          { externalId: 'drink' },
        ),
        pets,
        ...sets.map((set) => statement(set.join(', '), when(selected('drink', ...set)))),
      ),
    ]);
    for (const { restsOn } of forecastOf(guide, { shares: others }).items.slice(2)) expect(restsOn.items).toEqual([0]);
  });

  test('rests on a matrix with a row that they are selected in', () => {
    const guide = validGuide([
      flat(
        matrix('How often?', ['Tea', 'Coffee'], all, { externalId: 'drink' }),
        pets,
        ...sets.map((set) => statement(set.join(', '), when({ ...selected('drink', ...set), matrixRow: 'Tea' }))),
      ),
    ]);
    for (const { restsOn } of forecastOf(guide, { shares: others }).items.slice(2)) expect(restsOn.items).toEqual([0]);
  });

  test('rests on a parameter of the link', () => {
    const guide = validGuide([
      flat(pets, ...sets.map((set) => statement(set.join(', '), whenAny(...set.map((value) => link('from', value)))))),
    ]);
    for (const { restsOn } of forecastOf(guide, { shares: others }).items.slice(1))
      expect(restsOn.parameters).toEqual(['from']);
  });

  test('rests on a screening question that lets pass who selects them', () => {
    for (const set of sets.slice(0, sized(20, 60, 200))) {
      const options = all.map((text) => ({
        text,
        status: set.includes(text) ? ('approve' as const) : ('reject' as const),
      }));
      const guide = validGuide([screening(choice('Drink?', options)), block('Main', pets)]);
      expect(forecastOf(guide, { shares: others }).restsOn.invitations.items).toEqual([0]);
    }
  });
});
