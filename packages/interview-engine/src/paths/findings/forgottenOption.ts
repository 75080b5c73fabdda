import { isCarried } from '../../assumptions.ts';
import { isRejecting } from '../../course/screening.ts';
import { isFalse, ownersIn } from '../../logic/index.ts';
import type { Plan } from '../../plan/plan.ts';
import { itemPath } from '../filePaths.ts';
import { isRest } from '../restOption.ts';
import type { PathFinding } from './pathFinding.ts';

/** `option`: its place in the list. */
type Params = { readonly item: number; readonly option: number };

type Named = { readonly question: string; readonly option: string };

/** The one option of a list that no condition names. */
export const forgottenOption: PathFinding<'forgottenOption', Params, Named> = {
  code: 'forgottenOption',
  weight: 'missing',
  inComponent: ({ plan, canReach }) =>
    forgottenOptions(plan).filter(({ item }) => !isFalse(canReach({ kind: 'item', item }))),
  path: ({ item, option }, plan) => [...itemPath(plan, item), 'options', option],
  named: ({ item, option }, { briefItem, optionAt }) => ({ question: briefItem(item), option: optionAt(item, option) }),
};

/**
 * Returns options that no condition asks for, while conditions name each of the others of their question, three or more.
 * The last option itself is left out, and if it says "none" or "other", it need not be named: nothing belongs to it.
 */
export function forgottenOptions(plan: Plan): readonly Params[] {
  const named = new Map<number, Set<string>>();
  for (const { conditional } of ownersIn(plan)) {
    for (const criterion of conditional.criteria) {
      if (criterion.type !== 'selectedTemplateOptions' || !criterion.mustSelect || criterion.rowId !== null) continue;
      const known = named.get(criterion.source) ?? new Set<string>();
      for (const id of criterion.optionIds) known.add(id);
      named.set(criterion.source, known);
    }
  }
  return [...named].flatMap(([item, ids]) => {
    const planned = plan.items[item];
    if (planned === undefined || planned.item.type !== 'multiple_choice') return [];
    const alike = planned.options.filter((option) => isCarried(option) && !isRejecting(option));
    const last = planned.options.at(-1);
    const left = alike.filter((option) => !ids.has(option.id) && !(option === last && isRest(option)));
    const [forgotten] = left;
    if (forgotten === undefined || left.length > 1 || forgotten === last) return [];
    if (alike.filter(({ id }) => ids.has(id)).length < 3) return [];
    return [{ item, option: planned.options.indexOf(forgotten) }];
  });
}
