// Specification, "Guide validation rules", 6: option status.
import { isJsonObject } from '../json.ts';
import { isBlockType } from './isBlockType.ts';
import type { ItemRule } from './rule.ts';

export type OptionStatusParams = {
  readonly reason: 'missing' | 'notScreening';
  readonly option: string;
};

/** Every option inside a screening block has a status; no option elsewhere has one. */
export const optionStatus: ItemRule<'optionStatus', OptionStatusParams> = {
  id: 'optionStatus',
  check(item, blockType, report) {
    const options = item['options'];
    if (!Array.isArray(options) || !isBlockType(blockType)) return;
    const inScreening = blockType === 'screening';
    for (const [position, option] of options.entries()) {
      if (!isJsonObject(option)) continue;
      const hasStatus = option['status'] !== null && option['status'] !== undefined;
      if (hasStatus === inScreening) continue;
      const text = option['text'];
      const reason = inScreening ? 'missing' : 'notScreening';
      report(['options', position, 'status'], { reason, option: typeof text === 'string' ? text : '' });
    }
  },
};
