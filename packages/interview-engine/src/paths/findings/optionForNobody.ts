import { isCarried } from '../../assumptions.ts';
import { type Goal, isFalse } from '../../logic/index.ts';
import { pathOf } from '../filePaths.ts';
import type { PathFinding } from './pathFinding.ts';

/** `option`: its id, as in {@link Goal}. */
type Params = { readonly item: number; readonly option: string };

type Named = { readonly question: string; readonly option: string };

/** Nobody can be shown or select an option of a question that someone is shown: one carried forward, or of a screener. */
export const optionForNobody: PathFinding<'optionForNobody', Params, Named> = {
  code: 'optionForNobody',
  weight: 'unreachable',
  inComponent: ({ plan, canReach }) =>
    plan.items.flatMap(({ index: item, carriedFrom, isScreener, options }) => {
      if (carriedFrom === null && !isScreener) return [];
      const dead = options.flatMap((option) =>
        (carriedFrom === null || isCarried(option)) && isFalse(canReach({ kind: 'option', item, option: option.id }))
          ? [{ item, option: option.id }]
          : [],
      );
      return dead.length > 0 && isFalse(canReach({ kind: 'item', item })) ? [] : dead;
    }),
  followsFromEnd: true,
  path: (params, plan) => pathOf(plan, { kind: 'option', ...params }),
  named: ({ item, option }, { briefItem, shownOption }) => ({
    question: briefItem(item),
    option: shownOption(item, option),
  }),
  goal: (params): Goal => ({ kind: 'option', ...params }),
};
