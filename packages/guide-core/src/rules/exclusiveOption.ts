// Specification, "Guide validation rules", 5: exclusiveOption.
import { labelOf } from '../doc/labelOf.ts';
import { childrenOf } from '../doc/node.ts';
import type { Fix } from '../findings/fix.ts';
import { isExclusive } from '../assumptions.ts';
import { isJsonObject } from '../json.ts';
import { hasTrait } from '../schema/itemTraits.ts';
import type { ItemRule } from './rule.ts';

type Params = {
  readonly reason: 'notMultipleChoice' | 'notMultiSelect' | 'notLast';
  readonly option: string;
};

/** exclusiveOption may be set only on the final option of a multi-select multiple_choice item. */
export const exclusiveOption: ItemRule<'exclusiveOption', Params, 'optionLast' | 'makeOrdinary'> = {
  id: 'exclusiveOption',
  checkItem(item, _blockType, report) {
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
  // Moves the option to the end, allows several answers, or clears the exclusive flag.
  fix({ params, node, located }) {
    const item = located.ancestors.at(-1);
    const label = labelOf(node);
    const ordinary: Fix<'makeOrdinary'> = {
      id: 'makeOrdinary',
      params: { label },
      how: (draft) => draft.set(node.key, ['exclusiveOption'], undefined),
    };
    if (!item || params.reason === 'notMultipleChoice') return [ordinary];
    if (params.reason === 'notMultiSelect') {
      return [{ id: 'allowSeveral', how: (draft) => draft.set(item.key, ['multiSelect'], true) }, ordinary];
    }
    const index = childrenOf(item, 'options').length - 1;
    const last = { parent: item.key, slot: 'options', index } as const;
    return [{ id: 'optionLast', params: { label }, how: (draft) => draft.move(node.key, last) }, ordinary];
  },
};

function reasonAgainst(type: unknown, multiSelect: unknown, isLast: boolean): Params['reason'] | null {
  if (!hasTrait(type, 'hasSelectBounds')) return 'notMultipleChoice';
  if (multiSelect !== true) return 'notMultiSelect';
  return isLast ? null : 'notLast';
}
