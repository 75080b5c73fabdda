// Specification, "Option": reject ends the interview.
import { replacesOptions } from '../assumptions.ts';
import { onlyAPersonKnows } from '../findings/fix.ts';
import { type Json, isJsonObject } from '../json.ts';
import type { GuideAdvice } from './advice.ts';

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

/** Returns whether a question is asked of everyone who comes to it, with its own options only. */
function isAskedOfEverybody(value: Json): boolean {
  if (!isJsonObject(value) || value['allowCustomOption'] === true) return false;
  const { conditional = null, carryForwardFrom = null } = value;
  return conditional === null && carryForwardFrom === null;
}

/** Returns true if every answer to a question ends the interview. Added options have no status and continue. */
function rejectsAll(item: Json): boolean {
  if (!isJsonObject(item)) return false;
  const { options, allowCustomOption, carryForwardFrom } = item;
  if (allowCustomOption === true || replacesOptions(carryForwardFrom)) return false;
  if (!Array.isArray(options) || options.length === 0) return false;
  return options.every((option) => isJsonObject(option) && option['status'] === 'reject');
}
