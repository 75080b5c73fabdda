import { dropCriterion } from '../commands/guardReferences.ts';
import { childrenOf } from '../doc/node.ts';
import type { Fix, FixPlace } from './fix.ts';

/** Takes the criterion out that a finding is about, and the condition with its last one. */
export function removeCriterion({ node, located }: FixPlace): readonly Fix[] {
  const owner = located.ancestors.at(-1);
  if (node.kind !== 'criterion' || !owner) return [];
  const id = childrenOf(owner, 'criteria').length > 1 ? 'removeCriterion' : 'removeCondition';
  return [{ id, how: (draft) => dropCriterion(draft, node.key) }];
}
