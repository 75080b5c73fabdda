import { childrenOf } from '@guide-studio/guide-core/edit';
import { faultsOf } from './conditionFaults.ts';
import { criterionPath, namedCriterion, type NamedCriterion, removeCriterion } from './aboutCriterion.ts';
import type { CriterionPlace } from '../requirements.ts';
import type { PathFinding } from './pathFinding.ts';
import { isUnknownName } from './isUnknownName.ts';

/** `isOnly`: the criterion is the whole condition. */
type Named = NamedCriterion & { readonly isOnly: boolean };

/** Every interview that comes to a criterion meets it. */
export const alwaysMet: PathFinding<'alwaysMet', CriterionPlace, Named> = {
  code: 'alwaysMet',
  weight: 'needless',
  inComponent: (component) => faultsOf(component, 'alwaysMet'),
  followsFromEnd: true,
  path: criterionPath,
  isCoveredBy: isUnknownName,
  named: (params, names) => ({
    ...namedCriterion(params, names),
    isOnly: childrenOf(names.nodeOf(params.owner) ?? names.doc.root, 'criteria').length === 1,
  }),
  fixes: removeCriterion,
};
