import { criterionPath, removeCriterion } from './aboutCriterion.ts';
import type { PathFinding } from './pathFinding.ts';
import { aboutUnseen, type NamedUnseen, namedUnseen, type Unseen, unseenBy } from './unseen.ts';

/** The criteria of a condition exclude each other, so nobody is shown its part. */
export const contradictingCriteria: PathFinding<'contradictingCriteria', Unseen, NamedUnseen> = {
  code: 'contradictingCriteria',
  ...aboutUnseen,
  inComponent: (component) => unseenBy(component, 'contradictingCriteria'),
  path: (params, plan) => criterionPath(lastOf(params), plan),
  named: namedUnseen,
  // One of them being enough would often be no condition at all.
  fixes: (params, doc) => removeCriterion(lastOf(params), doc).map((fix) => ({ ...fix, isCertain: false })),
};

/** Returns the last criterion of those that exclude each other. */
export const lastOf = ({ owner, criteria }: Unseen) => ({ owner, index: criteria.at(-1) ?? -1 });
