import type { Plan } from '../plan/plan.ts';

/** What random draws know the concept of a block by; empty for none. */
export function conceptKeyOf(plan: Plan, block: number, concept: number | null): string {
  return concept === null ? '' : (plan.blocks[block]?.concepts[concept]?.key ?? '');
}
