import { itemPath } from '../filePaths.ts';
import type { PathFinding } from './pathFinding.ts';
import { aboutUnseen, type NamedUnseen, namedUnseen, type Unseen, unseenBy } from './unseen.ts';

/** `source`: the question from which no option can be carried; null if that is not the cause. */
type Named = NamedUnseen & { readonly source: string | null };

/** Nobody is shown a question, for reasons that its own condition does not say. */
export const neverShown: PathFinding<'neverShown', Unseen, Named> = {
  code: 'neverShown',
  ...aboutUnseen,
  inComponent: (component) =>
    unseenBy(component, 'nothingCarried', 'unknownName', 'other').filter(({ owner }) => owner.kind === 'item'),
  path({ owner, cause }, plan) {
    const path = itemPath(plan, owner.kind === 'item' ? owner.item : -1);
    return cause === 'nothingCarried' ? [...path, 'carryForwardFrom'] : path;
  },
  named(params, names) {
    const { owner, cause } = params;
    const isCarried = cause === 'nothingCarried' && owner.kind === 'item';
    return {
      ...namedUnseen(params, names),
      source: isCarried ? names.briefItem(names.sourceOf(owner.item)) : null,
    };
  },
};
