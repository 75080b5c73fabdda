import type { Item } from '@guide-studio/guide-core';
import type { ForecastAssumptions } from '@guide-studio/guide-core/shares';
import type { Guide } from '@guide-studio/interview-engine';
import { parametersOf } from '@guide-studio/interview-engine/internal';
import { type Forecast, forecast } from '@guide-studio/interview-engine/forecast';
import { expect, test } from 'vitest';
import { createRandom, type Random } from '../../generate/random.ts';
import { report, sized } from '../../size.ts';
import { smallGuide } from '../paths/smallGuide.ts';
import { itemsOf, listOf } from './naiveAnswers.ts';
import { randomShares } from './randomShares.ts';

// Law: a figure names a question or parameter as left to chance if and only if it changes with other shares of it, and the
// interviews that shares were taken from if and only if it changes with other shares of those questions.

const seed = 20261205;
const guides = sized(40, 200, 1500);
const tries = 3;

function forecastOf(guide: Guide, assumptions: ForecastAssumptions): Forecast | null {
  const result = forecast(guide, { completes: 100, participants: 1, assumptions });
  return result.ok ? result.forecast : null;
}

/** Returns the calculated figures, by what they are: who passes, and who of those sees what. */
function figuresOf({ incidence, items, concepts }: Forecast): ReadonlyMap<string, number> {
  const cells = [...items, ...concepts].map(({ cell, share }) => [JSON.stringify(cell), share] as const);
  const all = [['passing', incidence] as const, ...cells];
  return new Map(all.flatMap(([name, { by, value }]) => (by === 'calculated' ? [[name, value]] : [])));
}

/** Returns shares of one question or parameter by which it is found out if figures change: drawn ones, and much or little of each. */
function otherShares(guide: Guide, name: string, random: Random): readonly ForecastAssumptions[] {
  if (name.startsWith('?')) {
    const values = parametersOf(guide).get(name.slice(1)) ?? [];
    return Array.from({ length: tries }, () => ({
      urlParams: {
        [name.slice(1)]: Object.fromEntries(
          values.map((value) => [value, random.int(1, Math.floor(90 / values.length))]),
        ),
      },
    }));
  }
  const drawn = Array.from({ length: tries }, () => randomShares(guide, random).assumptions.shares?.[name] ?? {});
  const item = itemsOf(guide).find(({ externalId }) => externalId === name);
  if (item === undefined) return [];
  const texts = namesOf(guide, item);
  const single = texts.flatMap((text) => [5, 60, 95].map((share) => ({ [text]: share })));
  const rows = item.type === 'matrix' ? item.rows.map(({ text }) => text) : null;
  const all =
    rows === null ? single : single.map((columns) => ({ rows: Object.fromEntries(rows.map((row) => [row, columns])) }));
  return [...drawn, ...all].map((given) => ({ shares: { [name]: given } }));
}

/** More options must be selected than can be together: no shares fit that, and it is named to be safe. */
const asksTooMany = (item: Item): boolean =>
  item.type === 'multiple_choice' &&
  (item.minSelect ?? 0) > (item.options ?? []).filter(({ exclusiveOption }) => exclusiveOption !== true).length;

/** Returns the names of the options that a question shows, by their place. */
const namesOf = (guide: Guide, item: Item): readonly string[] => listOf(guide, item).map((_, at) => `o${at + 1}`);

test(`figures name what changes them, and nothing else (seed ${seed})`, () => {
  const random = createRandom(seed);
  const counts = { guides: 0, named: 0, notNamed: 0, taken: 0, notTaken: 0 };
  for (let at = 0; at < guides; at += 1) {
    const guide = smallGuide(random, at % 3 === 0);
    const all = randomShares(guide, random).assumptions;
    const taken = Object.keys(all.shares ?? {}).filter(() => random.chance(0.5));
    const assumptions: ForecastAssumptions = {
      shares: all.shares ?? {},
      ...(random.chance(0.5) ? { urlParams: all.urlParams ?? {} } : {}),
      interviews: 9,
      taken: { questions: Object.fromEntries(taken.map((name) => [name, 7])), urlParams: [] },
    };
    const base = forecastOf(guide, assumptions);
    if (base === null || base.incidence.by !== 'calculated' || base.incidence.value === 0) continue;
    // Without any shares, all answers are left to chance, and no question is named.
    if (!base.sharesGiven) continue;
    const now = figuresOf(base);
    counts.guides += 1;
    const restsOn = new Map([
      ['passing', base.restsOn.passing],
      ...[...base.items, ...base.concepts].map((one) => [JSON.stringify(one.cell), one.restsOn] as const),
    ]);
    /** Returns the figures that other shares of this change. */
    const changedBy = (name: string): ReadonlySet<string> => {
      const changed = new Set<string>();
      for (const other of otherShares(guide, name, random)) {
        const made = forecastOf(guide, {
          ...assumptions,
          shares: { ...assumptions.shares, ...other.shares },
          urlParams: { ...assumptions.urlParams, ...other.urlParams },
        });
        if (made === null || made.incidence.value === 0) continue;
        const figures = figuresOf(made);
        for (const [figure, value] of now)
          if (Math.abs((figures.get(figure) ?? value) - value) > 1e-9) changed.add(figure);
      }
      return changed;
    };
    for (const [index, item] of itemsOf(guide).entries()) {
      const { externalId: name, type } = item;
      if (name === undefined || (type !== 'multiple_choice' && type !== 'matrix') || asksTooMany(item)) continue;
      const isGiven = assumptions.shares?.[name] !== undefined;
      if (isGiven && !taken.includes(name)) continue;
      const changed = changedBy(name);
      for (const [figure, value] of now) {
        const on = restsOn.get(figure);
        // What nobody sees is impossible, whatever is left to chance.
        if (on === undefined || value === 0) continue;
        if (!isGiven) {
          expect([name, figure, on.items.includes(index)]).toEqual([name, figure, changed.has(figure)]);
          counts[changed.has(figure) ? 'named' : 'notNamed'] += 1;
        } else if (changed.has(figure)) {
          expect([name, figure, on.interviews]).toEqual([name, figure, { fewest: 7, most: 7 }]);
          counts.taken += 1;
        } else counts.notTaken += 1;
      }
    }
    for (const parameter of parametersOf(guide).keys()) {
      if (assumptions.urlParams !== undefined) continue;
      const changed = changedBy(`?${parameter}`);
      for (const [figure, value] of now) {
        const on = restsOn.get(figure);
        if (on === undefined || value === 0) continue;
        expect([parameter, figure, on.parameters.includes(parameter)]).toEqual([
          parameter,
          figure,
          changed.has(figure),
        ]);
        counts[changed.has(figure) ? 'named' : 'notNamed'] += 1;
      }
    }
  }
  report('what figures rest on', { seed, ...counts });
  expect(counts.named).toBeGreaterThan(40);
  expect(counts.notNamed).toBeGreaterThan(50);
  expect(counts.taken).toBeGreaterThan(5);
});
