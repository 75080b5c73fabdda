// Specification, "Option": reject ends the interview.
import { replacesOptions } from '../assumptions.ts';
import { type Json, isJsonObject } from '../json.ts';
import type { GuideAdvice } from './advice.ts';

/** A screener question must have at least one answer that lets participants continue. */
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

/** Returns true if every answer to a question ends the interview. Added options have no status and continue. */
export function rejectsAll(item: Json): boolean {
  if (!isJsonObject(item)) return false;
  const { options, allowCustomOption, carryForwardFrom } = item;
  if (allowCustomOption === true || replacesOptions(carryForwardFrom)) return false;
  if (!Array.isArray(options) || options.length === 0) return false;
  return options.every((option) => isJsonObject(option) && option['status'] === 'reject');
}
