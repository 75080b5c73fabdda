import { ownerPath } from '../filePaths.ts';
import { criterionPath } from './aboutCriterion.ts';
import type { PathFinding } from './pathFinding.ts';
import { aboutUnseen, type NamedUnseen, namedUnseen, type Unseen, unseenBy } from './unseen.ts';

/** A condition needs an answer with which the screener ends the interview, so nobody is shown its part. */
export const needsRejectedOption: PathFinding<'needsRejectedOption', Unseen, NamedUnseen> = {
  code: 'needsRejectedOption',
  ...aboutUnseen,
  inComponent: (component) => unseenBy(component, 'needsRejectedOption'),
  path({ owner, criteria }, plan) {
    const [index, ...more] = criteria;
    const isOne = index !== undefined && more.length === 0;
    return isOne ? criterionPath({ owner, index }, plan) : [...ownerPath(plan, owner), 'conditional'];
  },
  named: namedUnseen,
};
