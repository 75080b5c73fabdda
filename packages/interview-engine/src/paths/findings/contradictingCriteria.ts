import { criterionPath, removeOneCriterion } from './aboutCriterion.ts';
import type { PathFinding } from './pathFinding.ts';
import { aboutUnseen, lastOf, type NamedUnseen, namedUnseen, type Unseen, unseenBy } from './unseen.ts';

/** The criteria of a condition exclude each other, so nobody is shown its part. */
export const contradictingCriteria: PathFinding<'contradictingCriteria', Unseen, NamedUnseen> = {
  code: 'contradictingCriteria',
  ...aboutUnseen,
  inComponent: (component) => unseenBy(component, 'contradictingCriteria'),
  path: (params, plan) => criterionPath(lastOf(params), plan),
  named: namedUnseen,
  // One of them being enough would often be no condition at all.
  fixes: (params, doc) => removeOneCriterion(lastOf(params), doc),
};
