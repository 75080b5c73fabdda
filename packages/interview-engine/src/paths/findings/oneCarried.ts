import { isTrue } from '../../logic/index.ts';
import type { PlannedItem } from '../../plan/plan.ts';
import { carriedListsOf } from '../conditions.ts';
import { itemPath } from '../filePaths.ts';
import type { PathFinding } from './pathFinding.ts';

type Params = {
  readonly item: number;
  /** Later questions of the same kind that carry from the same question. */
  readonly also: readonly number[];
};

type Named = { readonly questions: readonly string[]; readonly source: string };

/** Only one option may be carried to a question that asks for an order or for one option: nothing is left to choose. */
export const oneCarried: PathFinding<'oneCarried', Params, Named> = {
  code: 'oneCarried',
  weight: 'thin',
  inComponent: (component) =>
    carriedListsOf(component).flatMap(({ item, canBeOne, canBeTooFew }) =>
      isTrue(canBeOne) && !isTrue(canBeTooFew) && asksToCompare(component.plan.items[item]?.item)
        ? [{ item, also: [] }]
        : [],
    ),
  /** All questions with the same source have one cause. */
  combine(found, { plan }) {
    const sourceOf = (item: number) => plan.items[item]?.carriedFrom;
    return found.flatMap(({ item }): readonly Params[] => {
      const alike = found.flatMap((one) => (sourceOf(one.item) === sourceOf(item) ? [one.item] : []));
      return alike.every((one) => one >= item) ? [{ item, also: alike.filter((one) => one !== item) }] : [];
    });
  },
  path: ({ item }, plan) => [...itemPath(plan, item), 'carryForwardFrom'],
  named: ({ item, also }, { briefItem, sourceOf }) => ({
    questions: [item, ...also].map(briefItem),
    source: briefItem(sourceOf(item)),
  }),
};

/** Returns whether a question asks for an order, or for one option of those shown. */
function asksToCompare(question: PlannedItem['item'] | undefined): boolean {
  if (question?.type !== 'multiple_choice') return question?.type === 'ranking';
  return question.multiSelect !== true && question.allowCustomOption !== true;
}
