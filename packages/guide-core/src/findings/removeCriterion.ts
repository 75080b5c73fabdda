import { childrenOf } from '../doc/node.ts';
import type { Fixer, SharedFixId } from './fix.ts';

/** Removes the criterion of a finding, and the condition if it was the last one. */
export const removeCriterion: Fixer<unknown, SharedFixId> = ({ node, located }) => {
  const owner = located.ancestors.at(-1);
  if (node.kind !== 'criterion' || !owner) return [];
  const id = childrenOf(owner, 'criteria').length > 1 ? 'removeCriterion' : 'removeCondition';
  return [{ id, how: (draft, { dropCriterion }) => dropCriterion(draft, node.key) }];
};
