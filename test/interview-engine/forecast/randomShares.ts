import type { Item } from '@guide-studio/guide-core';
import type { AnswerShares, ForecastAssumptions } from '@guide-studio/guide-core/shares';
import type { Guide } from '@guide-studio/interview-engine';
import { parametersOf } from '@guide-studio/interview-engine/internal';
import type { Random } from '../../generate/random.ts';
import { itemsOf, listOf, type NaiveShares, subsets } from './naiveAnswers.ts';

/** The same shares as a file has them, and as the tests read them. */
export interface RandomShares {
  readonly assumptions: ForecastAssumptions;
  readonly answers: NaiveShares;
  /** By parameter, then by value, from 0 to 1. */
  readonly parameters: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/** Returns shares for some options of some questions of a guide in which questions have ids and texts differ. */
export function randomShares(guide: Guide, random: Random): RandomShares {
  const answers = new Map<number, ReadonlyMap<string, number>>();
  const shares: Record<string, AnswerShares> = {};
  for (const [at, item] of itemsOf(guide).entries()) {
    const name = item.externalId;
    if (name === undefined || random.chance(0.3)) continue;
    const ids = listOf(guide, item);
    const nameOf = (id: string): string => textOf(guide, at, id);
    if (item.type === 'matrix') {
      const rows = item.rows.map(({ text }, row) => {
        const given = parted(ids, random);
        return { text, row, given };
      });
      shares[name] = {
        rows: Object.fromEntries(
          rows.map(({ text, given }) => [
            text,
            Object.fromEntries([...given].map(([id, share]) => [nameOf(id), share])),
          ]),
        ),
      };
      answers.set(
        at,
        new Map(rows.flatMap(({ row, given }) => [...given].map(([id, share]) => [`r${row + 1} ${id}`, share / 100]))),
      );
    } else if (item.type === 'multiple_choice') {
      const own = item.allowCustomOption === true ? ['own'] : [];
      const given = item.multiSelect === true ? severalShares(guide, at, random) : parted([...ids, ...own], random);
      const custom = given.get('own');
      const options = Object.fromEntries(
        [...given].filter(([id]) => id !== 'own').map(([id, share]) => [nameOf(id), share]),
      );
      shares[name] = custom === undefined ? options : { options, custom };
      answers.set(at, new Map([...given].map(([id, share]) => [id, share / 100])));
    }
  }
  const parameters = new Map(
    [...parametersOf(guide)].map(([name, values]) => [
      name,
      new Map(values.map((value) => [value, random.int(5, Math.floor(90 / values.length))])),
    ]),
  );
  return {
    assumptions: {
      shares,
      urlParams: Object.fromEntries([...parameters].map(([name, values]) => [name, Object.fromEntries(values)])),
    },
    answers,
    parameters: new Map(
      [...parameters].map(([name, values]) => [
        name,
        new Map([...values].map(([value, share]) => [value, share / 100])),
      ]),
    ),
  };
}

/** Returns whole percentages that sum to 100, or to less if some are left out. */
function parted(ids: readonly string[], random: Random): ReadonlyMap<string, number> {
  let left = 100;
  const shares = new Map<string, number>();
  for (const [at, id] of ids.entries()) {
    const share = at === ids.length - 1 ? left : random.int(0, left);
    left -= share;
    shares.set(id, share);
  }
  const last = ids.at(-1);
  if (last !== undefined && ids.length > 1 && random.chance(0.4)) shares.delete(last);
  return shares;
}

/**
 * Returns shares that the bounds of a question allow: those of answers with random odds. One option stays open, in some
 * questions the exclusive one.
 */
function severalShares(guide: Guide, at: number, random: Random): ReadonlyMap<string, number> {
  const item = itemsOf(guide)[at] as Extract<Item, { type: 'multiple_choice' }>;
  const ids = listOf(guide, item);
  const exclusive = new Set(
    'carryForwardFrom' in item
      ? []
      : ids.filter((id) => item.options?.[Number(id.slice(1)) - 1]?.exclusiveOption === true),
  );
  const together = ids.filter((id) => !exclusive.has(id));
  const all = [...together, ...(item.allowCustomOption === true ? ['own'] : [])];
  const odds = new Map(all.map((id) => [id, 0.3 + 2 * random.next()]));
  const least = Math.max(1, Math.min(item.minSelect ?? 1, Math.max(1, together.length)));
  const most = Math.max(1, Math.min(item.maxSelect ?? all.length, all.length));
  const sets = subsets(all)
    .filter(({ length }) => length >= least && length <= most)
    .map((set) => ({ set, weight: set.reduce((product, id) => product * (odds.get(id) ?? 0), 1) }));
  const whole = sets.reduce((sum, { weight }) => sum + weight, 0);
  const alone = new Map([...exclusive].map((id) => [id, random.int(1, 20)]));
  const left = 100 - [...alone.values()].reduce((sum, share) => sum + share, 0);
  const isAloneOpen = exclusive.size > 0 && random.chance(0.3);
  const shares = together.slice(isAloneOpen ? 0 : 1).flatMap((id) => {
    const weight = sets.reduce((sum, one) => sum + (one.set.includes(id) ? one.weight : 0), 0);
    // A share of all or none has no odds.
    return weight / whole > 0.98 ? [] : [[id, (left * weight) / whole] as const];
  });
  return new Map([...(isAloneOpen ? [] : alone), ...shares]);
}

/** Returns the text of an option, or that of its source if it is carried. */
function textOf(guide: Guide, at: number, id: string): string {
  const items = itemsOf(guide);
  let item = items[at];
  while (item !== undefined && 'carryForwardFrom' in item && typeof item.carryForwardFrom === 'string') {
    const from = item.carryForwardFrom;
    item = items.find(({ externalId }) => externalId === from);
  }
  const options = item !== undefined && 'options' in item ? (item.options ?? []) : [];
  return options[Number(id.slice(1)) - 1]?.text ?? id;
}
