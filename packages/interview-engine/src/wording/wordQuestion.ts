import type { Guide } from '../plan/plan.ts';
import { planOf } from '../plan/planOf.ts';
import { conceptTitleOf } from './conceptTitleOf.ts';

/**
 * Returns a question as used in answers: `Q{number}: {text}` or, per concept, `Q{number} ({concept title}): {text}`
 * (docs/decisions/api-choices.md, "Answers and question texts"). `item` is the index among all items; returns '' for
 * unknown indexes.
 */
export function wordQuestion(guide: Guide, item: number, concept: number | null): string {
  const planned = planOf(guide).items[item];
  if (planned === undefined) return '';
  const title = conceptTitleOf(guide, planned.block, concept);
  return `Q${item + 1}${title === null ? '' : ` (${title})`}: ${planned.item.text}`;
}
