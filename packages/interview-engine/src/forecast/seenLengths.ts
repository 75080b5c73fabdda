import { type EstimateAssumptions, usualAssumptions } from '@guide-studio/guide-core/estimate';
import { decide, type Exploration, explore, orNull } from '../logic/index.ts';
import type { Guide } from '../plan/plan.ts';
import { planOf } from '../plan/planOf.ts';
import { parametersOf } from '../rehearsal/parametersOf.ts';
import { answerModel } from './answerModel.ts';
import type { Cell, Lengths } from './forecastTypes.ts';
import { lengthsOf } from './lengths.ts';
import { placedShares } from './placedShares.ts';
import { samplerFor } from './sampler.ts';
import { firstConcepts, type Simulation, simulated } from './simulation.ts';

/** How long completed interviews are that show a part, in seconds. */
export type SeenLength = Pick<Lengths, 'median' | 'p90'>;

/** How {@link seenLengths} simulates; everything may be left out. */
export interface SeenLengthsOptions {
  /** The norms of the estimated length; the usual ones if absent. */
  readonly norms?: EstimateAssumptions;
  /** Of the simulation; default: `lengths`. */
  readonly seed?: string;
  /** That of the guide, if it is known already. */
  readonly exploration?: Exploration;
}

/** More are not needed for whole minutes. */
const participants = 1000;

/** Below this number of interviews, a length is chance. */
const fewest = 20;

/**
 * Returns a function that returns how long completed interviews are that show a question or a concept, if every answer is
 * equally likely; null if the simulation has too few of them. The guide must be valid. Participants are simulated
 * when it is first called.
 */
export function seenLengths(
  guide: Guide,
  { norms = usualAssumptions, seed = 'lengths', exploration = explore(guide) }: SeenLengthsOptions = {},
): (cell: Cell) => SeenLength | null {
  const plan = planOf(guide);
  const first = firstConcepts(plan);
  const timing = { norms, factor: 1, leavingPerMinute: 0 };
  let known: Simulation | null | undefined;
  function simulation(): Simulation | null {
    const found = decide(() => {
      const model = answerModel(plan, parametersOf(guide), placedShares(guide, {}, []), []);
      return simulated(plan, samplerFor(guide, exploration.logic, model, norms, seed), () => 1, participants);
    });
    return orNull(found);
  }
  return (cell) => {
    if (known === undefined) known = simulation();
    const seen = (known?.interviews ?? []).filter(({ shown, concepts }) =>
      cell.kind === 'item' ? shown[cell.item] === 1 : concepts[(first[cell.block] ?? 0) + cell.concept] === 1,
    );
    if (seen.length < fewest) return null;
    const { median, p90 } = lengthsOf(seen, timing);
    return { median, p90 };
  };
}
