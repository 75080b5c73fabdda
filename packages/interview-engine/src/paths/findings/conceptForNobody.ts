import { ownerPath } from '../filePaths.ts';
import type { PathFinding } from './pathFinding.ts';
import { aboutUnseen, type NamedUnseen, namedUnseen, type Unseen, unseenBy } from './unseen.ts';

/** Nobody is shown a concept, for reasons that its own condition does not say. */
export const conceptForNobody: PathFinding<'conceptForNobody', Unseen, NamedUnseen> = {
  code: 'conceptForNobody',
  ...aboutUnseen,
  inComponent: (component) =>
    unseenBy(component, 'unknownName', 'other').filter(({ owner }) => owner.kind === 'concept'),
  path: ({ owner }, plan) => ownerPath(plan, owner),
  named: namedUnseen,
};
