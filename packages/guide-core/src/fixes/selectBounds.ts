import { itemIndex } from '../doc/itemIndex.ts';
import { namedOptions } from '../doc/resolveReference.ts';
import type { Fix, Fixer } from './fix.ts';

/** Sets the missing bound, raises or lowers the other one, allows several answers, or removes both bounds. */
export const fixSelectBounds: Fixer = ({ params, node, fields, doc }) => {
  const clear: Fix = {
    id: 'clearBounds',
    how: (draft) => {
      draft.set(node.key, ['minSelect'], undefined);
      draft.set(node.key, ['maxSelect'], undefined);
    },
  };
  const set =
    (property: string, to: number): Fix['how'] =>
    (draft) =>
      draft.set(node.key, [property], to);
  const { minSelect, maxSelect } = fields;
  if (params['reason'] === 'notTogether') {
    const all = namedOptions(node, itemIndex(doc)).length;
    if (typeof minSelect === 'number') {
      const to = Math.max(all, minSelect);
      return [{ id: 'setBounds', params: { min: minSelect, max: to }, how: set('maxSelect', to) }, clear];
    }
    if (typeof maxSelect !== 'number') return [clear];
    return [{ id: 'setBounds', params: { min: 1, max: maxSelect }, how: set('minSelect', 1) }, clear];
  }
  if (params['reason'] === 'needsMultiSelect') {
    return [{ id: 'allowSeveral', how: (draft) => draft.set(node.key, ['multiSelect'], true) }, clear];
  }
  if (typeof minSelect !== 'number' || typeof maxSelect !== 'number') return [clear];
  return [
    { id: 'raiseMax', params: { to: minSelect }, how: set('maxSelect', minSelect) },
    { id: 'lowerMin', params: { to: maxSelect }, how: set('minSelect', maxSelect) },
  ];
};
