import type { ForecastAssumptions } from '@guide-studio/guide-core/shares';
import { forecast } from '@guide-studio/interview-engine/forecast';
import { expect, test } from 'vitest';
import {
  choice,
  concept,
  conceptBlock,
  flat,
  link,
  multiple,
  open,
  screening,
  selected,
  validGuide,
  when,
} from '../../guideParts.ts';

const onFood = (...choices: string[]) => when(selected('food', ...choices));
const onLink = (value: string) => when(link('segment', value));

/** Returns a guide that asks for one food of four, and shows concepts under these conditions. */
function guide(conditions: readonly (object | null)[], subsampleCount: number | null = null, ask = choice) {
  const concepts = conditions.map((condition, at) => concept(`Concept ${at}`, condition ?? {}));
  return validGuide([
    flat(
      open('Anything?', { followUp: 'heavy' }),
      ask('Which food?', ['Bread', 'Cereal', 'Fruit', 'Eggs'], { externalId: 'food' }),
    ),
    conceptBlock('Concepts', { concepts, subsampleCount }, open('What do you think?')),
  ]);
}

/** Returns how many of those who complete see each concept, and how many see none. */
function forecastOf(one: ReturnType<typeof guide>, completes: number, assumptions: ForecastAssumptions = {}) {
  const made = forecast(one, { completes, participants: 300, assumptions });
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const { concepts, conceptBlocks } = made.forecast;
  expect(conceptBlocks.map(({ block }) => block)).toEqual([1]);
  return {
    expected: concepts.map(({ expected }) => expected),
    none: completes * (conceptBlocks[0]?.none.value ?? -1),
    left: conceptBlocks[0]?.restsOn,
    by: new Set([...concepts.map(({ share }) => share.by), ...conceptBlocks.map(({ none }) => none.by)]),
  };
}

const close = (all: readonly number[]) => all.map((one) => expect.closeTo(one, 8) as number);
const exact = (expected: readonly number[], none: number) => ({
  expected: close(expected),
  none: expect.closeTo(none, 8) as number,
  left: expect.anything() as unknown,
  by: new Set(['calculated']),
});
const total = ({ expected }: ReturnType<typeof forecastOf>) => expected.reduce((sum, count) => sum + count, 0);

test('without conditions each participant sees the same number, each concept equally often', () => {
  expect(forecastOf(guide([null, null, null]), 300)).toEqual(exact([300, 300, 300], 0));
  expect(forecastOf(guide([null, null, null, null], 1), 300)).toEqual(exact([75, 75, 75, 75], 0));
  expect(forecastOf(guide([null, null], 9), 10)).toEqual(exact([10, 10], 0));
});

test('a condition on answers holds for as many as have one of its options, with entered shares as well', () => {
  const study = guide([null, onFood('Bread'), onFood('Bread', 'Cereal')]);
  expect(forecastOf(study, 400)).toEqual(exact([400, 100, 200], 0));
  const shares = { food: { Bread: 10, Cereal: 5 } };
  expect(forecastOf(study, 400, { shares })).toEqual(exact([400, 40, 60], 0));
});

test('of several options that may be selected, all that are selected count', () => {
  const study = guide([onFood('Bread'), onFood('Cereal')], null, multiple);
  const shares = { food: { Bread: 50, Cereal: 20, Fruit: 50, Eggs: 50 } };
  const { expected, none, by } = forecastOf(study, 100, { shares });
  expect(expected).toEqual(close([50, 20]));
  expect(by).toEqual(new Set(['calculated']));
  // At least one option is selected, so both depend on each other a little.
  expect(none).toBeGreaterThan(30);
  expect(none).toBeLessThan(40);
});

test('no participant sees more concepts than the block shows, and those who see none are counted', () => {
  const sampled = forecastOf(guide([onFood('Bread'), onFood('Bread'), null], 1), 1000);
  expect(total(sampled)).toBeCloseTo(1000);
  const gated = forecastOf(guide([onFood('Bread'), onFood('Cereal')], 1), 1000);
  expect(gated).toEqual(exact([250, 250], 500));
});

test('of the link, each value that the guide mentions comes as often as none of them', () => {
  expect(forecastOf(guide([onLink('bakers'), onLink('testers')]), 300)).toEqual(exact([100, 100], 100));
  // Half of the participants see one of the two, the others only the other one.
  expect(forecastOf(guide([null, onLink('bakers')], 1), 400)).toEqual(exact([300, 100], 0));
});

test('conditions on the link and on answers together are calculated', () => {
  // Half of the links have the value, and one food of four is chosen.
  expect(forecastOf(guide([onLink('bakers'), onFood('Bread'), null]), 400)).toEqual(exact([200, 100, 400], 0));
});

test('twice as many participants, twice as many of each', () => {
  const study = guide([null, onFood('Bread')], 1);
  const [once, twice] = [forecastOf(study, 50), forecastOf(study, 100)];
  expect(twice.expected).toEqual(close(once.expected.map((expected) => 2 * expected)));
});

test('with people who leave early, those who see none are simulated', () => {
  const left = forecastOf(guide([onFood('Bread'), onFood('Cereal')], 1), 1000, { dropOutPerMinute: 5 });
  expect(left.by).toEqual(new Set(['simulated']));
  expect(Math.abs(total(left) + left.none - 1000)).toBeLessThan(1e-6);
});

test('says what decides who sees the concepts of the block and has no shares', () => {
  const leftBy = (study: ReturnType<typeof guide>, assumptions?: ForecastAssumptions) =>
    without(forecastOf(study, 100, assumptions).left);
  const without = (on: ReturnType<typeof forecastOf>['left']) => on && { items: on.items, parameters: on.parameters };
  expect(leftBy(guide([null, null], 1))).toEqual({ items: [], parameters: [] });
  expect(leftBy(guide([null, onLink('bakers')]))).toEqual({ items: [], parameters: ['segment'] });
  const both = guide([onLink('bakers'), onFood('Bread')]);
  expect(leftBy(both)).toEqual({ items: [1], parameters: ['segment'] });
  const bread = { food: { Bread: 10, Cereal: 20, Fruit: 30, Eggs: 40 } };
  expect(leftBy(both, { shares: bread })).toEqual({ items: [], parameters: ['segment'] });
  const screened = (conditional: object) =>
    validGuide([
      screening(
        choice(
          'Age?',
          [
            { text: 'Young', status: 'neutral' },
            { text: 'Old', status: 'neutral' },
          ],
          { externalId: 'age' },
        ),
        choice(
          'Adult?',
          [
            { text: 'Yes', status: 'approve' },
            { text: 'No', status: 'reject' },
          ],
          {
            externalId: 'adult',
            ...when(selected('age', 'Young')),
          },
        ),
      ),
      conceptBlock('Concepts', { concepts: [concept('A', conditional)], subsampleCount: null }, open('And?')),
    ]);
  expect(leftBy(screened(onLink('bakers')))).toEqual({ items: [], parameters: ['segment'] });
  // The old all pass, the young do not, so that this also decides how many of those who pass are young.
  expect(leftBy(screened(when(selected('age', 'Young'))))).toEqual({ items: [0, 1], parameters: [] });
  const age = { shares: { age: { Young: 50, Old: 50 } } };
  expect(leftBy(screened(when(selected('age', 'Young'))), age)).toEqual({ items: [1], parameters: [] });
  expect(leftBy(both, { urlParams: { segment: { bakers: 10 } } })).toEqual({ items: [1], parameters: [] });
});

test('what someone surely sees rests on nothing, also if no shares are given', () => {
  const one = guide([onFood('Bread'), onFood('Eggs'), null], 1);
  const made = forecast(one, { completes: 100, participants: 300 });
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const [, , opinion] = made.forecast.items;
  expect(opinion?.share.value).toBe(1);
  expect(opinion?.restsOn.items).toEqual([]);
  expect(made.forecast.concepts[0]?.restsOn.items).toEqual([1]);
});
