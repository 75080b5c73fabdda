import type { Guide } from '../plan/plan.ts';
import { planOf } from '../plan/planOf.ts';
import { conceptTitleOf } from './conceptTitleOf.ts';

/**
 * A question as answers name it: `Q{number}: {text}`, asked per concept `Q{number} ({concept title}): {text}`
 * (decisions, "`answers` and `question` texts"). `item` is the position among all items; unknown positions give "".
 */
export function wordQuestion(guide: Guide, item: number, concept: number | null): string {
  const planned = planOf(guide).items[item];
  if (planned === undefined) return '';
  const title = conceptTitleOf(guide, planned.block, concept);
  return `Q${item + 1}${title === null ? '' : ` (${title})`}: ${planned.item.text}`;
}
