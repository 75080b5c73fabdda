import { childrenOf, itemIndex, objectFields, textField } from '@guide-studio/guide-core/edit';
import { isAnyOf, type PartNames } from '../partNames.ts';
import { faultsOf } from './conditionFaults.ts';
import { criterionPath, namedCriterion, type NamedCriterion, removeCriterion } from './aboutCriterion.ts';
import type { CriterionPlace } from '../requirements.ts';
import type { PathFinding } from './pathFinding.ts';
import { isUnknownName } from './isUnknownName.ts';

/** `by`: the one criterion of the same condition that ensures it; null: several do, or what comes before. */
type Params = CriterionPlace & { readonly by: number | null };

type Named = NamedCriterion & {
  /** The condition says the same twice. */
  readonly isTwice: boolean;
  /** One criterion of the condition is enough. */
  readonly isAny: boolean;
  readonly by: string | null;
  /** The question whose absence meets it; null if that does not matter. */
  readonly unasked: string | null;
};

/** Other criteria, here or before, already ensure a criterion. */
export const changesNothing: PathFinding<'changesNothing', Params, Named> = {
  code: 'changesNothing',
  weight: 'needless',
  inComponent: (component) => faultsOf(component, 'changesNothing'),
  followsFromEnd: true,
  path: criterionPath,
  isCoveredBy: (advice) => advice.code === 'repeatedCriterion' || isUnknownName(advice),
  named(params, names) {
    const one = namedCriterion(params, names);
    const by = params.by === null ? null : names.criterion(params.owner, params.by);
    const isAny = isAnyOf(names.nodeOf(params.owner));
    return { ...one, isTwice: one.criterion === by, isAny, by, unasked: isAny ? null : unaskedIn(params, names) };
  },
  fixes: removeCriterion,
};

/** Returns the question that a criterion excludes answers of, if some are not asked it, which meets the criterion. */
function unaskedIn({ owner, index, by }: Params, { doc, nodeOf, itemName, sourceOf }: PartNames): string | null {
  const criteria = childrenOf(nodeOf(owner) ?? doc.root, 'criteria');
  const sourceAt = (at: number) => {
    const criterion = criteria[at];
    return criterion === undefined ? undefined : itemIndex(doc).byId.get(textField(criterion, 'questionId'));
  };
  const [source, criterion] = [sourceAt(index), criteria[index]];
  if (source === undefined || criterion === undefined) return null;
  const isExcluding = objectFields(criterion)['matchingCriteria'] === 'mustNotSelect';
  const isConditional = childrenOf(source.node, 'criteria').length > 0 || sourceOf(source.order) !== -1;
  const isSame = by !== null && sourceAt(by)?.order === source.order;
  return isExcluding && isConditional && !isSame ? itemName(source.order) : null;
}
