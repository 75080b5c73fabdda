// Specification, "Option": reject ends the interview.
import { replacesOptions } from '../assumptions.ts';
import { type Json, isJsonObject } from '../json.ts';
import type { GuideAdvice } from './advice.ts';

/** A question of the screener has an answer that goes on. */
export const screenerRejectsAll: GuideAdvice<'screenerRejectsAll'> = {
  id: 'screenerRejectsAll',
  check({ index }, advise) {
    for (const [position, block] of index.blocks.entries()) {
      if (block.type !== 'screening') continue;
      for (const [place, { value }] of block.items.entries()) {
        if (rejectsAll(value)) advise(['studyGuide', position, 'items', place, 'options']);
      }
    }
  },
};

/** Whether every answer to a question ends the interview. An own answer has no status: it goes on. */
export function rejectsAll(item: Json): boolean {
  if (!isJsonObject(item)) return false;
  const { options, allowCustomOption, carryForwardFrom } = item;
  if (allowCustomOption === true || replacesOptions(carryForwardFrom)) return false;
  if (!Array.isArray(options) || options.length === 0) return false;
  return options.every((option) => isJsonObject(option) && option['status'] === 'reject');
}
