import type { PlannedBlock } from '../plan/plan.ts';
import { drawFor } from './drawFor.ts';
import { type Seeds, seedFor } from './seeds.ts';
import { shuffled } from './shuffled.ts';

/**
 * Returns the concepts of a block that this interview shows, in order: `subsampleCount` of the eligible ones (all if
 * null or too large). All concepts are shuffled first and the eligible ones are taken from that order, so that one
 * concept more or less does not reorder the others. The `firstConcepts` of the seeds come before them, in
 * their order.
 */
export function conceptSampling(block: PlannedBlock, eligible: readonly number[], seeds: Seeds): readonly number[] {
  const order = shuffled([...block.concepts.keys()], drawFor(seedFor(seeds, 'concepts'), 'concepts', block.key));
  const { firstConcepts = [] } = seeds;
  const first = firstConcepts.map((wanted) => block.concepts.findIndex(({ key }) => key === wanted));
  const drawn = [...new Set([...first, ...order])].filter((concept) => eligible.includes(concept));
  return drawn.slice(0, block.subsampleCount ?? drawn.length);
}
