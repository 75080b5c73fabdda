import { labelOf } from '../commands/target.ts';
import { childrenOf } from '../doc/node.ts';
import type { Fix, Fixer } from './fix.ts';

/** Moves the option to the end, allows several answers, or clears the exclusive flag. */
export const fixExclusiveOption: Fixer = ({ params, node, located }) => {
  const item = located.ancestors.at(-1);
  const label = labelOf(node);
  const ordinary: Fix = {
    id: 'makeOrdinary',
    params: { label },
    how: (draft) => draft.set(node.key, ['exclusiveOption'], undefined),
  };
  if (!item || params['reason'] === 'notMultipleChoice') return [ordinary];
  if (params['reason'] === 'notMultiSelect') {
    return [{ id: 'allowSeveral', how: (draft) => draft.set(item.key, ['multiSelect'], true) }, ordinary];
  }
  const index = childrenOf(item, 'options').length - 1;
  const last = { parent: item.key, slot: 'options', index } as const;
  return [{ id: 'optionLast', params: { label }, how: (draft) => draft.move(node.key, last) }, ordinary];
};
