import { conceptSampling } from '../draw/conceptSampling.ts';
import type { Seeds } from '../draw/seeds.ts';
import type { PlannedBlock } from '../plan/plan.ts';
import type { Known } from './conditionals.ts';
import { type Verdict, conceptVerdictOn } from './verdict.ts';

export interface DrawnConcepts {
  /** The indexes of the concepts shown, in order; null while it is open which are eligible. */
  readonly order: readonly number[] | null;
  /** For each concept of the block: whether it is shown, and why not. */
  readonly verdicts: readonly Verdict[];
}

/** Returns the concepts of a block that this interview shows. */
export function drawnConcepts(block: PlannedBlock, known: Known, seeds: Seeds): DrawnConcepts {
  const verdicts = block.concepts.map((concept) => conceptVerdictOn(concept, block.index, known));
  if (verdicts.some(({ state }) => state === 'undecided')) {
    return { order: null, verdicts: verdicts.map((one) => (one.state === 'shown' ? { state: 'undecided' } : one)) };
  }
  const eligible = verdicts.flatMap(({ state }, concept) => (state === 'shown' ? [concept] : []));
  const order = conceptSampling(block, eligible, seeds);
  const drawn = new Set(order);
  return {
    order,
    verdicts: verdicts.map((verdict, concept) =>
      verdict.state === 'shown' && !drawn.has(concept)
        ? { state: 'hidden', reason: { because: 'conceptNotDrawn' } }
        : verdict,
    ),
  };
}
