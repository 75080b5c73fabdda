import { planOf } from './plan/planOf.ts';
import type { Guide } from './plan/plan.ts';
import { endId, welcomeId } from './asked/openStep.ts';

/** The place of a step in the guide. Indexes count from 0. */
export type StepPlace =
  | { readonly kind: 'welcome' | 'end' }
  | {
      readonly kind: 'item' | 'followUp';
      /** Index among all items of the guide. */
      readonly item: number;
      readonly block: number;
      readonly place: number;
      readonly concept: number | null;
      /** Index of the follow-up, or null for the question itself. */
      readonly followUp: number | null;
    };

const itemStep = /^b([1-9]\d*)\.i([1-9]\d*)(?:\.c([1-9]\d*))?(?:\.f([1-9]\d*))?$/u;

/** Parses a stepId. Returns undefined if it is not a step of this guide. */
export function stepPlace(guide: Guide, stepId: string): StepPlace | undefined {
  if (stepId === welcomeId) return { kind: 'welcome' };
  if (stepId === endId) return { kind: 'end' };
  const parts = itemStep.exec(stepId);
  if (parts === null) return undefined;
  const [block, place, concept, followUp] = parts.slice(1).map(fromZero);
  const planned = planOf(guide).blocks[block ?? 0]?.items[place ?? 0];
  if (planned === undefined) return undefined;
  return {
    kind: followUp === null ? 'item' : 'followUp',
    item: planned.index,
    block: planned.block,
    place: planned.place,
    concept: concept ?? null,
    followUp: followUp ?? null,
  };
}

function fromZero(part: string | undefined): number | null {
  return part === undefined ? null : Number(part) - 1;
}
