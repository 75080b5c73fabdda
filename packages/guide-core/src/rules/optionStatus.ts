// Specification, "Guide validation rules", 6: option status.
import { labelOf } from '../doc/labelOf.ts';
import type { Fix } from '../findings/fix.ts';
import { isJsonObject } from '../json.ts';
import { isBlockType } from './isBlockType.ts';
import type { ItemRule } from './rule.ts';

type Params = {
  readonly reason: 'missing' | 'notScreening';
  readonly option: string;
};

/** Every option inside a screening block has a status; no option elsewhere has one. */
export const optionStatus: ItemRule<'optionStatus', Params, 'setStatus' | 'clearStatus'> = {
  id: 'optionStatus',
  checkItem(item, blockType, report) {
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
  // In a screener, sets a status, neutral by default; elsewhere, removes it.
  fix({ params, node }) {
    const label = labelOf(node);
    const set = (status: string): Fix<'setStatus'> => ({
      id: 'setStatus',
      params: { label, status },
      how: (draft) => draft.set(node.key, ['status'], status),
    });
    if (params.reason === 'missing') return [set('neutral'), set('approve'), set('reject')];
    return [{ id: 'clearStatus', params: { label }, how: (draft) => draft.set(node.key, ['status'], undefined) }];
  },
};
