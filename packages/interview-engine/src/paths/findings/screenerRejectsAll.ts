import { isTrue } from '../../logic/index.ts';
import { itemPath } from '../filePaths.ts';
import { lastAsked } from './nobodyCompletes.ts';
import type { PathFinding } from './pathFinding.ts';
import { isPassedByNobody } from './passedByNobody.ts';

type Params = { readonly item: number };

type Named = { readonly question: string };

/** A screening question that everyone who is asked it is screened out by. */
export const screenerRejectsAll: PathFinding<'screenerRejectsAll', Params, Named> = {
  code: 'screenerRejectsAll',
  weight: 'mistake',
  inComponent: (component) =>
    component.plan.items.flatMap(({ index: item, isScreener }) =>
      isScreener && isTrue(component.canReach({ kind: 'item', item })) && isPassedByNobody(component, item)
        ? [{ item }]
        : [],
    ),
  // Where nobody completes the interview, these questions are why.
  combine: (found, exploration) => (lastAsked(exploration) === null ? found : []),
  path: ({ item }, plan) => [...itemPath(plan, item), 'options'],
  named: ({ item }, { briefItem }) => ({ question: briefItem(item) }),
};
