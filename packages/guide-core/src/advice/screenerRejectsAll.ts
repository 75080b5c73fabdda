// Specification, "Option": reject ends the interview.
import { onlyAPersonKnows } from '../findings/fix.ts';
import type { GuideAdvice } from './advice.ts';
import { isAskedOfEverybody, rejectsAll } from './deadEnds.ts';

type Params = {
  /** True if every participant is asked it who was not screened out before: nobody can complete the interview. */
  readonly isForEveryone: boolean;
};

/** A screener question must have at least one answer that lets participants continue. */
export const screenerRejectsAll: GuideAdvice<'screenerRejectsAll', Params> = {
  id: 'screenerRejectsAll',
  severity: ({ isForEveryone }) => (isForEveryone ? 'serious' : 'warning'),
  checkGuide({ index }, report) {
    for (const [position, block] of index.blocks.entries()) {
      if (block.type !== 'screening') continue;
      for (const [place, { value }] of block.items.entries()) {
        if (!rejectsAll(value)) continue;
        report(['studyGuide', position, 'items', place, 'options'], { isForEveryone: isAskedOfEverybody(value) });
      }
    }
  },
  fix: onlyAPersonKnows,
};
