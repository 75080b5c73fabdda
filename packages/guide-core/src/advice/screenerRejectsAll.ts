// Specification, "Option": reject ends the interview.
import { onlyAPersonKnows } from '../findings/fix.ts';
import type { GuideAdvice } from './advice.ts';
import { rejectsAll } from './deadEnds.ts';

/** A screener question must have at least one answer that lets participants continue. */
export const screenerRejectsAll: GuideAdvice<'screenerRejectsAll'> = {
  id: 'screenerRejectsAll',
  checkGuide({ index }, report) {
    for (const [position, block] of index.blocks.entries()) {
      if (block.type !== 'screening') continue;
      for (const [place, { value }] of block.items.entries()) {
        if (rejectsAll(value)) report(['studyGuide', position, 'items', place, 'options']);
      }
    }
  },
  fix: onlyAPersonKnows,
};
