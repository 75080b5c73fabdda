import type { Plan } from '../plan/plan.ts';

/** Returns the key of a concept in random draws, or '' if there is none. */
export function conceptKeyOf(plan: Plan, block: number, concept: number | null): string {
  return concept === null ? '' : (plan.blocks[block]?.concepts[concept]?.key ?? '');
}
