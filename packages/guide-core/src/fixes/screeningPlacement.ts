import { convertBlock } from '../commands/convertBlock.ts';
import { convertItem } from '../commands/convertItem.ts';
import { labelOf } from '../commands/target.ts';
import type { Fix, Fixer } from './fix.ts';

/** Moves the screener to the front or makes it an ordinary block; converts its questions to multiple choice. */
export const fixScreeningPlacement: Fixer = ({ params, node, doc }) => {
  const makeFlat: Fix = {
    id: 'makeFlat',
    params: { label: labelOf(node) },
    how: (draft) => convertBlock(draft, node, 'flat'),
  };
  if (params['reason'] === 'moreThanOne') return [makeFlat];
  if (params['reason'] === 'notFirst') {
    const front = { parent: doc.root.key, slot: 'blocks', index: 0 } as const;
    return [{ id: 'screenerFirst', how: (draft) => draft.move(node.key, front) }, makeFlat];
  }
  const args = { key: node.key, type: 'multiple_choice' } as const;
  const command: Fix['how'] = { command: (state) => convertItem(state, args) };
  return [{ id: 'makeMultipleChoice', params: { label: labelOf(node) }, how: command }];
};
