import { isTrue } from '../../logic/index.ts';
import { carriedListsOf } from '../conditions.ts';
import { itemPath } from '../filePaths.ts';
import type { PathFinding } from './pathFinding.ts';

type Params = { readonly item: number; readonly least: number };

type Named = { readonly question: string; readonly least: number; readonly source: string };

/** Fewer options than `minSelect` may be carried to a question, which is then lowered. */
export const fewCarried: PathFinding<'fewCarried', Params, Named> = {
  code: 'fewCarried',
  weight: 'mistake',
  inComponent: (component) =>
    carriedListsOf(component).flatMap(({ item, canBeTooFew }) => {
      const question = component.plan.items[item]?.item;
      if (!isTrue(canBeTooFew) || question?.type !== 'multiple_choice') return [];
      return [{ item, least: question.minSelect ?? 1 }];
    }),
  path: ({ item }, plan) => [...itemPath(plan, item), 'carryForwardFrom'],
  named: ({ item, least }, { briefItem, sourceOf }) => ({
    question: briefItem(item),
    least,
    source: briefItem(sourceOf(item)),
  }),
};
