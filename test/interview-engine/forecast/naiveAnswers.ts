import type { ChoiceOption, Item } from '@guide-studio/guide-core';
import type { Answer, Guide, ItemStep } from '@guide-studio/interview-engine';

/** Shares by item index and option id (`own` for an added one), from 0 to 1; in a matrix `r1 o1`. */
export type NaiveShares = ReadonlyMap<number, ReadonlyMap<string, number>>;

export interface Weighed {
  readonly answer: Answer;
  readonly chance: number;
}

/**
 * Returns every answer to a step with its probability, from the written decisions only: sets of options one by one, and
 * shares by proportional fitting on all of them. Few options, no plan.
 */
export function naiveAnswers(guide: Guide, shares: NaiveShares, step: ItemStep): readonly Weighed[] {
  const { item } = step;
  const at = indexOf(guide, step.stepId);
  const given = shares.get(at) ?? new Map<string, number>();
  switch (item.type) {
    case 'multiple_choice': {
      const listed = listOf(guide, itemsOf(guide)[at] as Item);
      const own = item.allowCustomOption ? ['own'] : [];
      const shown = item.options.map(({ id }) => id);
      if (!item.multiSelect) {
        const all = [...listed, ...own];
        const weights = completed(all, given);
        const open = [...shown, ...own].map((id) => ({
          id,
          weight: weights.get(id) ?? 1 / Math.max(1, listed.length),
        }));
        const whole = open.reduce((sum, { weight }) => sum + weight, 0);
        return open.map(({ id, weight }) => ({
          answer: answerOf([id], step.stepId),
          chance: whole === 0 ? 1 / open.length : weight / whole,
        }));
      }
      const exclusive = new Set(item.options.filter((one) => one.exclusive).map(({ id }) => id));
      const together = [...listed.filter((id) => !exclusive.has(id)), ...own];
      const written = itemsOf(guide)[at] as { readonly minSelect?: number | null; readonly maxSelect?: number | null };
      const bounds = (count: number): readonly [number, number] => [
        Math.max(1, Math.min(written.minSelect ?? 1, Math.max(1, count - own.length))),
        Math.max(1, Math.min(written.maxSelect ?? count, count)),
      ];
      const [fewest, most] = bounds(together.length);
      const others = together.flatMap((id) => given.get(id) ?? []);
      const selected = others.reduce((sum, share) => sum + share, 0);
      const missing = together.length - others.length;
      // Each of those who combine options selects each at most once, and from fewest to most of them.
      const mostAlone = 1 - Math.max(0, ...others, selected / most);
      const leastAlone = fewest > missing ? 1 - selected / (fewest - missing) : 0;
      // At a first look, each option is as likely; beside the largest share, each without one.
      const usual = exclusive.size * Math.min(1 / (shown.length + own.length), mostAlone / (exclusive.size + missing));
      const alone = [...exclusive].map((id) => ({
        id,
        share: given.get(id) ?? Math.max(leastAlone, usual) / exclusive.size,
      }));
      const left = 1 - alone.reduce((sum, { share }) => sum + share, 0);
      const open = [...shown.filter((id) => !exclusive.has(id)), ...own];
      if (open.length === 0) {
        const whole = 1 - left;
        return alone.map(({ id, share }) => ({ answer: answerOf([id], step.stepId), chance: share / whole }));
      }
      const odds = fitted(together, given, left, [fewest, most]);
      const sets = subsets(open).filter(
        ({ length }) => length >= bounds(open.length)[0] && length <= bounds(open.length)[1],
      );
      const weights = sets.map((set) => set.reduce((product, id) => product * (odds.get(id) ?? 1 / 2), 1));
      const whole = weights.reduce((sum, weight) => sum + weight, 0);
      return [
        ...alone.map(({ id, share }) => ({ answer: answerOf([id], step.stepId), chance: share })),
        ...sets.map((set, place) => ({
          answer: answerOf(set, step.stepId),
          chance: (left * (weights[place] ?? 0)) / whole,
        })),
      ];
    }
    case 'matrix':
      return item.rows.reduce<readonly Weighed[]>(
        (all, { id: row }) => {
          const columns = item.options.map(({ id }) => id);
          const ofRow = new Map(
            columns.flatMap((id) => (given.has(`${row} ${id}`) ? [[id, given.get(`${row} ${id}`) ?? 0] as const] : [])),
          );
          const weights = completed(columns, ofRow);
          return all.flatMap(({ answer, chance }) =>
            columns.map((id) => ({
              answer: { cells: { ...('cells' in answer ? answer.cells : {}), [row]: id } },
              chance: chance * (weights.get(id) ?? 0),
            })),
          );
        },
        [{ answer: { cells: {} }, chance: 1 }],
      );
    case 'ranking':
      return [{ answer: { ranked: item.options.map(({ id }) => id) }, chance: 1 }];
    case 'statement':
      return [{ answer: {}, chance: 1 }];
    case 'open_ended':
      return [{ answer: { text: 'An answer.' }, chance: 1 }];
    case 'max_diff':
      return [{ answer: { choices: item.screens.map(([best = '', worst = '']) => ({ best, worst })) }, chance: 1 }];
  }
}

function answerOf(ids: readonly string[], stepId: string): Answer {
  const selected = ids.filter((id) => id !== 'own');
  return ids.includes('own') ? { selected, custom: `own ${stepId}` } : { selected };
}

export const itemsOf = (guide: Guide): readonly Item[] => guide.studyGuide.flatMap(({ items }) => items);

/** Returns the index of the item of a step among all items. */
export function indexOf(guide: Guide, stepId: string): number {
  const [block = 0, place = 0] = stepId.split('.').map((one) => Number(one.slice(1)));
  const before = guide.studyGuide.slice(0, block - 1).reduce((sum, { items }) => sum + items.length, 0);
  return before + place - 1;
}

/** Returns the ids of the options that a question can show. */
export function listOf(guide: Guide, item: Item): readonly string[] {
  const from = 'carryForwardFrom' in item ? item.carryForwardFrom : null;
  if (typeof from !== 'string') return optionsOf(item).map((_, at) => `o${at + 1}`);
  const chain: Item[] = [item];
  for (let source = next(guide, item); source !== undefined; source = next(guide, source)) chain.push(source);
  return optionsOf(chain.at(-1) as Item).flatMap(({ exclusiveOption }, at) => (exclusiveOption ? [] : [`o${at + 1}`]));
}

function next(guide: Guide, item: Item): Item | undefined {
  const from = 'carryForwardFrom' in item ? item.carryForwardFrom : null;
  return typeof from === 'string' ? itemsOf(guide).find(({ externalId }) => externalId === from) : undefined;
}

const optionsOf = (item: Item): readonly ChoiceOption[] => ('options' in item ? (item.options ?? []) : []);

/** What is not given is divided equally. */
function completed(all: readonly string[], given: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const sum = [...given.values()].reduce((total, share) => total + share, 0);
  const missing = all.filter((id) => !given.has(id));
  return new Map(all.map((id) => [id, given.get(id) ?? (1 - sum) / missing.length]));
}

/** Returns odds so that each given option is selected as often as said: all sets, corrected option by option. */
function fitted(
  all: readonly string[],
  given: ReadonlyMap<string, number>,
  left: number,
  [least, most]: readonly [number, number],
): ReadonlyMap<string, number> {
  const odds = new Map(all.map((id) => [id, 1 / 2]));
  const known = all.filter((id) => given.has(id));
  const sets = subsets(all).filter(({ length }) => length >= least && length <= most);
  for (let round = 0; round < 3000 && known.length > 0; round += 1) {
    for (const id of known) {
      const [withIt, without] = [true, false].map((isIn) =>
        sets
          .filter((set) => set.includes(id) === isIn)
          .reduce((sum, set) => sum + set.reduce((product, one) => product * (odds.get(one) ?? 0), 1), 0),
      ) as [number, number];
      // What all select has no odds.
      const share = Math.min((given.get(id) ?? 0) / left, 1 - 1e-12);
      odds.set(id, ((odds.get(id) ?? 0) * (share / (1 - share))) / (withIt / without));
    }
  }
  return odds;
}

export function subsets<T>(of: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: 2 ** of.length }, (_, at) => of.filter((_one, bit) => (at & (1 << bit)) !== 0));
}
