// Specification, "Items": maxSelect.
import { replacesOptions } from '../assumptions.ts';
import type { PartAdvice } from './advice.ts';
import { hasTrait } from '../schema/itemTraits.ts';

type Params = {
  readonly maxSelect: number;
  /** The number of answers that can be selected. */
  readonly options: number;
};

/**
 * maxSelect must not exceed what a participant can select: the options, plus one if they may add their own. Skipped for
 * carried options, because their number is not known beforehand.
 */
export const maxSelectAboveOptions: PartAdvice<'maxSelectAboveOptions', Params, 'lowerMax'> = {
  id: 'maxSelectAboveOptions',
  checkPart(part, kind, report) {
    if (kind !== 'item' || !hasTrait(part['type'], 'hasSelectBounds')) return;
    const { options, maxSelect, carryForwardFrom, allowCustomOption } = part;
    if (!Array.isArray(options) || typeof maxSelect !== 'number' || replacesOptions(carryForwardFrom)) return;
    const selectable = options.length + (allowCustomOption === true ? 1 : 0);
    if (maxSelect > selectable) report(['maxSelect'], { maxSelect, options: selectable });
  },
  fix({ node, params: { options: to }, fields: { minSelect } }) {
    if (to < 1) return [];
    return [
      {
        id: 'lowerMax',
        isCertain: true,
        params: { to },
        how: (draft) => {
          draft.set(node.key, ['maxSelect'], to);
          if (typeof minSelect === 'number' && minSelect > to) draft.set(node.key, ['minSelect'], to);
        },
      },
    ];
  },
};
