import { faultsOf } from './conditionFaults.ts';
import { criterionPath, namedCriterion, type NamedCriterion, removeCriterion } from './aboutCriterion.ts';
import type { CriterionPlace } from '../requirements.ts';
import type { PathFinding } from './pathFinding.ts';
import { isUnknownName } from './isUnknownName.ts';

/** One of the criteria of which one is enough is met by nobody who comes to it. Others show the part to someone. */
export const neverMet: PathFinding<'neverMet', CriterionPlace, NamedCriterion> = {
  code: 'neverMet',
  weight: 'mistake',
  inComponent: (component) => faultsOf(component, 'neverMet'),
  path: criterionPath,
  isCoveredBy: isUnknownName,
  named: namedCriterion,
  fixes: removeCriterion,
};
