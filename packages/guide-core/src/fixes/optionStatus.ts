import { labelOf } from '../commands/target.ts';
import type { Fix, Fixer } from './fix.ts';

/** In a screener, sets a status, neutral by default; elsewhere, removes it. */
export const fixOptionStatus: Fixer = ({ params, node }) => {
  const label = labelOf(node);
  const set = (status: string): Fix => ({
    id: 'setStatus',
    params: { label, status },
    how: (draft) => draft.set(node.key, ['status'], status),
  });
  if (params['reason'] === 'missing') return [set('neutral'), set('approve'), set('reject')];
  return [{ id: 'clearStatus', params: { label }, how: (draft) => draft.set(node.key, ['status'], undefined) }];
};
