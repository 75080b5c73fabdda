// Specification, "Guide validation rules", 1: screening placement. The public contract adds what it omits.
import type { GuideRule } from './rule.ts';

export type ScreeningPlacementParams =
  | { readonly reason: 'notFirst' | 'moreThanOne' }
  | { readonly reason: 'itemType'; readonly itemType: string };

/** A guide has at most one screening block, it is the first block, and it holds only multiple_choice items. */
export const screeningPlacement: GuideRule<'screeningPlacement', ScreeningPlacementParams> = {
  id: 'screeningPlacement',
  check(index, report) {
    let earlier = 0;
    for (const [position, block] of index.blocks.entries()) {
      if (block.type !== 'screening') continue;
      const reason = earlier > 0 ? 'moreThanOne' : 'notFirst';
      if (position > 0) report(['studyGuide', position, 'type'], { reason });
      earlier += 1;
      for (const [place, item] of block.items.entries()) {
        if (typeof item.type !== 'string' || item.type === 'multiple_choice') continue;
        report(['studyGuide', position, 'items', place, 'type'], { reason: 'itemType', itemType: item.type });
      }
    }
  },
};
