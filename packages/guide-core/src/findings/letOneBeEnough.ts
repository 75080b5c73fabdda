import { objectFields } from '../doc/node.ts';
import type { Fixer, SharedFixId } from './fix.ts';
import { removeCriterion } from './removeCriterion.ts';

/** Keeps two criteria that contradict each other, so that one of them is enough, or removes the one reported. */
export const letOneBeEnough: Fixer<unknown, SharedFixId> = (place) => {
  const owner = place.located.ancestors.at(-1);
  if (!owner || objectFields(owner)['conditional'] === undefined) return [];
  return [
    { id: 'letOneBeEnough', how: (draft) => draft.set(owner.key, ['conditional', 'operator'], 'or') },
    ...removeCriterion(place),
  ];
};
