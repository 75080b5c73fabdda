// Specification, "Guide validation rules", 1: at most one screening block, first, with multiple choice items only.
import { labelOf } from '../doc/labelOf.ts';
import type { Fix } from '../findings/fix.ts';
import { hasTrait } from '../schema/itemTraits.ts';
import type { GuideRule } from './rule.ts';

type Params =
  | { readonly reason: 'notFirst' | 'moreThanOne' }
  | { readonly reason: 'itemType'; readonly itemType: string };

/** A guide has at most one screening block, it is the first block, and it holds only multiple_choice items. */
export const screeningPlacement: GuideRule<'screeningPlacement', Params, 'screenerFirst' | 'makeMultipleChoice'> = {
  id: 'screeningPlacement',
  checkGuide(index, report) {
    let earlier = 0;
    for (const [position, block] of index.blocks.entries()) {
      if (block.type !== 'screening') continue;
      const reason = earlier > 0 ? 'moreThanOne' : 'notFirst';
      if (position > 0) report(['studyGuide', position, 'type'], { reason });
      earlier += 1;
      for (const [place, item] of block.items.entries()) {
        if (typeof item.type !== 'string' || hasTrait(item.type, 'canScreen')) continue;
        report(['studyGuide', position, 'items', place, 'type'], { reason: 'itemType', itemType: item.type });
      }
    }
  },
  // Moves the screener to the front or makes it an ordinary block; converts its questions to multiple choice.
  fix({ params, node, doc }) {
    const label = labelOf(node);
    if (params.reason === 'itemType') {
      const args = { key: node.key, type: 'multiple_choice' } as const;
      return [{ id: 'makeMultipleChoice', params: { label }, how: { id: 'item.convert', args } }];
    }
    const makeFlat: Fix<'makeFlat'> = {
      id: 'makeFlat',
      params: { label },
      how: (draft, { convertBlock }) => convertBlock(draft, node, 'flat'),
    };
    if (params.reason === 'moreThanOne') return [makeFlat];
    const front = { parent: doc.root.key, slot: 'blocks', index: 0 } as const;
    return [{ id: 'screenerFirst', how: (draft) => draft.move(node.key, front) }, makeFlat];
  },
};
