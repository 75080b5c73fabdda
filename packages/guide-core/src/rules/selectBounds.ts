// Specification, "Guide validation rules", 2: minSelect and maxSelect.
import { itemIndex } from '../doc/itemIndex.ts';
import { namedOptions } from '../doc/resolveReference.ts';
import type { Fix } from '../findings/fix.ts';
import type { Json } from '../json.ts';
import type { ItemRule } from './rule.ts';
import { hasTrait } from '../schema/itemTraits.ts';

type Params =
  | { readonly reason: 'notTogether'; readonly missing: 'minSelect' | 'maxSelect' }
  | { readonly reason: 'needsMultiSelect' }
  | { readonly reason: 'minAboveMax'; readonly minSelect: number; readonly maxSelect: number };

/** minSelect and maxSelect are both set or both null, only with multiSelect true, and minSelect <= maxSelect. */
export const selectBounds: ItemRule<'selectBounds', Params, 'setBounds' | 'clearBounds' | 'raiseMax' | 'lowerMin'> = {
  id: 'selectBounds',
  checkItem(item, _blockType, report) {
    if (!hasTrait(item['type'], 'hasSelectBounds')) return;
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
  // Sets the missing bound, raises or lowers the other one, allows several answers, or removes both bounds.
  fix({ params, node, fields, doc }) {
    const clear: Fix<'clearBounds'> = {
      id: 'clearBounds',
      how: (draft) => {
        draft.set(node.key, ['minSelect'], undefined);
        draft.set(node.key, ['maxSelect'], undefined);
      },
    };
    const set =
      (property: string, to: number): Fix<never>['how'] =>
      (draft) =>
        draft.set(node.key, [property], to);
    const { minSelect, maxSelect } = fields;
    if (params.reason === 'notTogether') {
      const all = namedOptions(node, itemIndex(doc)).length;
      if (typeof minSelect === 'number') {
        const to = Math.max(all, minSelect);
        return [{ id: 'setBounds', params: { min: minSelect, max: to }, how: set('maxSelect', to) }, clear];
      }
      if (typeof maxSelect !== 'number') return [clear];
      return [{ id: 'setBounds', params: { min: 1, max: maxSelect }, how: set('minSelect', 1) }, clear];
    }
    if (params.reason === 'needsMultiSelect') {
      return [{ id: 'allowSeveral', how: (draft) => draft.set(node.key, ['multiSelect'], true) }, clear];
    }
    return [
      { id: 'raiseMax', params: { to: params.minSelect }, how: set('maxSelect', params.minSelect) },
      { id: 'lowerMin', params: { to: params.maxSelect }, how: set('minSelect', params.maxSelect) },
    ];
  },
};

function isSet(value: Json | undefined): value is Json {
  return value !== null && value !== undefined;
}
