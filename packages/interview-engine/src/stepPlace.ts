import { planOf } from './plan/planOf.ts';
import type { Guide } from './plan/plan.ts';
import { endId, welcomeId } from './course/openStep.ts';

/** Where in the guide a step belongs. Positions count from 0. */
export type StepPlace =
  | { readonly kind: 'welcome' | 'end' }
  | {
      readonly kind: 'item' | 'followUp';
      /** Position among all items of the guide. */
      readonly item: number;
      readonly block: number;
      readonly place: number;
      readonly concept: number | null;
      /** Which follow-up; null for the question itself. */
      readonly followUp: number | null;
    };

const itemStep = /^b([1-9]\d*)\.i([1-9]\d*)(?:\.c([1-9]\d*))?(?:\.f([1-9]\d*))?$/u;

/** Reads a stepId back; undefined for a text that is no step of this guide. */
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
