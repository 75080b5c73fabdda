// Specification, "Guide validation rules", 2: minSelect and maxSelect.
import type { Json } from '../json.ts';
import type { ItemRule } from './rule.ts';

export type SelectBoundsParams =
  | { readonly reason: 'notTogether'; readonly missing: 'minSelect' | 'maxSelect' }
  | { readonly reason: 'needsMultiSelect' }
  | { readonly reason: 'minAboveMax'; readonly minSelect: number; readonly maxSelect: number };

/** minSelect and maxSelect are both set or both null, only with multiSelect true, and minSelect <= maxSelect. */
export const selectBounds: ItemRule<'selectBounds', SelectBoundsParams> = {
  id: 'selectBounds',
  check(item, _blockType, report) {
    if (item['type'] !== 'multiple_choice') return;
    const { minSelect, maxSelect } = item;
    if (!isSet(minSelect) && !isSet(maxSelect)) return;
    const first = isSet(minSelect) ? 'minSelect' : 'maxSelect';
    if (!isSet(minSelect)) report([first], { reason: 'notTogether', missing: 'minSelect' });
    if (!isSet(maxSelect)) report([first], { reason: 'notTogether', missing: 'maxSelect' });
    if (item['multiSelect'] !== true) report([first], { reason: 'needsMultiSelect' });
    if (typeof minSelect === 'number' && typeof maxSelect === 'number' && minSelect > maxSelect) {
      report(['minSelect'], { reason: 'minAboveMax', minSelect, maxSelect });
    }
  },
};

function isSet(value: Json | undefined): value is Json {
  return value !== null && value !== undefined;
}
