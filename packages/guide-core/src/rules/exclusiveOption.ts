// Specification, "Guide validation rules", 5: exclusiveOption.
import { isExclusive } from '../assumptions.ts';
import { isJsonObject } from '../json.ts';
import type { ItemRule } from './rule.ts';

export type ExclusiveOptionParams = {
  readonly reason: 'notMultipleChoice' | 'notMultiSelect' | 'notLast';
  readonly option: string;
};

/** exclusiveOption may be set only on the final option of a multi-select multiple_choice item. */
export const exclusiveOption: ItemRule<'exclusiveOption', ExclusiveOptionParams> = {
  id: 'exclusiveOption',
  check(item, _blockType, report) {
    const options = item['options'];
    if (!Array.isArray(options)) return;
    for (const [position, option] of options.entries()) {
      if (!isJsonObject(option) || !isExclusive(option['exclusiveOption'])) continue;
      const reason = reasonAgainst(item['type'], item['multiSelect'], position === options.length - 1);
      const text = option['text'];
      if (reason === null) continue;
      report(['options', position, 'exclusiveOption'], { reason, option: typeof text === 'string' ? text : '' });
    }
  },
};

function reasonAgainst(type: unknown, multiSelect: unknown, isLast: boolean): ExclusiveOptionParams['reason'] | null {
  if (type !== 'multiple_choice') return 'notMultipleChoice';
  if (multiSelect !== true) return 'notMultiSelect';
  return isLast ? null : 'notLast';
}
