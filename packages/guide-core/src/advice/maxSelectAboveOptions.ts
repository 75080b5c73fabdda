// Specification, "Items": maxSelect.
import { replacesOptions } from '../assumptions.ts';
import type { PartAdvice } from './advice.ts';

/**
 * maxSelect must not exceed what a participant can select: the options, plus one if they may add their own. Skipped for
 * carried options, because their number is not known beforehand.
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
