import type { PlannedBlock } from '../plan/plan.ts';
import { drawFor } from './drawFor.ts';
import { shuffled } from './shuffled.ts';

/**
 * The concepts of a block that this interview shows, in its order: `subsampleCount` of the eligible ones (null or too
 * large: all). All concepts are put in order first and the eligible ones taken from it, so that one concept more or
 * less does not shuffle the others.
 */
export function conceptSampling(block: PlannedBlock, eligible: readonly number[], seed: string): readonly number[] {
  const order = shuffled([...block.concepts.keys()], drawFor(seed, 'concepts', block.key));
  const drawn = order.filter((concept) => eligible.includes(concept));
  return drawn.slice(0, block.subsampleCount ?? drawn.length);
}
