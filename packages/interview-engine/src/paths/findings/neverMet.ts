import { faultsOf } from './conditionFaults.ts';
import { type CriterionPlace, criterionPath, namedCriterion, type NamedCriterion } from './criterionNamed.ts';
import type { PathFinding } from './pathFinding.ts';
import { saysNeverMet } from './saidBy.ts';

/** No interview that comes to a criterion meets it. */
export const neverMet: PathFinding<'neverMet', CriterionPlace, NamedCriterion> = {
  code: 'neverMet',
  weight: 'mistake',
  inComponent: (component) => faultsOf(component, 'neverMet'),
  path: criterionPath,
  isSaidBy: saysNeverMet,
  named: namedCriterion,
};
