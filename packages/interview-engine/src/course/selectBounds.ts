import type { Item } from '@guide-studio/guide-core';
import { isSelectedAlone, ownOptionCounts } from '../assumptions.ts';
import type { PlannedOption } from '../plan/plan.ts';

/** How many options may be selected; null: no limit but that something must be. */
export interface SelectBounds {
  readonly minSelect: number | null;
  readonly maxSelect: number | null;
}

/**
 * The bounds of a multi-select question, lowered to what is shown (assumptions: `isSelectedAlone`,
 * `ownOptionCounts`). Null for a question that takes one answer.
 */
export function selectBounds(item: Item, shown: readonly PlannedOption[]): SelectBounds | null {
  if (item.type !== 'multiple_choice' || item.multiSelect !== true) return null;
  const together = shown.filter((option) => !isSelectedAlone(option)).length;
  const own = item.allowCustomOption === true ? ownOptionCounts : 0;
  return { minSelect: lowered(item.minSelect, together), maxSelect: lowered(item.maxSelect, together + own) };
}

// Something must be selected in any case, so a bound never sinks below one.
function lowered(bound: number | null | undefined, available: number): number | null {
  return bound === null || bound === undefined ? null : Math.max(1, Math.min(bound, available));
}
