import type { Item } from '@guide-studio/guide-core';
import { isSelectedAlone, ownOptionCounts } from '../assumptions.ts';
import type { PlannedOption } from '../plan/plan.ts';

/** The number of options that may be selected. Null means no limit, but at least one is required. */
export interface SelectBounds {
  readonly minSelect: number | null;
  readonly maxSelect: number | null;
}

/**
 * Returns the bounds of a multi-select question, lowered to the options shown (assumptions: `isSelectedAlone`,
 * `ownOptionCounts`). Null for a question with a single answer.
 */
export function selectBounds(item: Item, shown: readonly PlannedOption[]): SelectBounds | null {
  if (item.type !== 'multiple_choice' || item.multiSelect !== true) return null;
  const together = shown.filter((option) => !isSelectedAlone(option)).length;
  const own = item.allowCustomOption === true ? ownOptionCounts : 0;
  return { minSelect: lowered(item.minSelect, together), maxSelect: lowered(item.maxSelect, together + own) };
}

// At least one option must be selected, so a bound is never below one.
function lowered(bound: number | null | undefined, available: number): number | null {
  return bound === null || bound === undefined ? null : Math.max(1, Math.min(bound, available));
}
