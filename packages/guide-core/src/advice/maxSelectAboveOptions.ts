// Specification, "Items": maxSelect.
import { replacesOptions } from '../assumptions.ts';
import type { PartAdvice } from './advice.ts';

/**
 * maxSelect is at most what a participant can select: the options, and one more where they may add their own. How many
 * options a carried question shows is not known beforehand.
 */
export const maxSelectAboveOptions: PartAdvice<'maxSelectAboveOptions'> = {
  id: 'maxSelectAboveOptions',
  check(part, kind, advise) {
    if (kind !== 'item' || part['type'] !== 'multiple_choice') return;
    const { options, maxSelect, carryForwardFrom, allowCustomOption } = part;
    if (!Array.isArray(options) || typeof maxSelect !== 'number' || replacesOptions(carryForwardFrom)) return;
    const selectable = options.length + (allowCustomOption === true ? 1 : 0);
    if (maxSelect > selectable) advise(['maxSelect'], { maxSelect, options: selectable });
  },
};
