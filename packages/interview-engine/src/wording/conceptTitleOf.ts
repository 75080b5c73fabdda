import type { Guide } from '../plan/plan.ts';
import { planOf } from '../plan/planOf.ts';

/** The title participants see of a concept; null for none. */
export function conceptTitleOf(guide: Guide, block: number, concept: number | null): string | null {
  if (concept === null) return null;
  return planOf(guide).blocks[block]?.concepts[concept]?.concept.content.title ?? null;
}
