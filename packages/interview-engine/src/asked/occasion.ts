import type { PlannedItem } from '../plan/plan.ts';

/** One item for one concept of its block, or for none outside concept blocks. */
export interface Occasion {
  readonly planned: PlannedItem;
  /** Index of the concept in its block. */
  readonly concept: number | null;
}
