import {
  always,
  costIn,
  decide,
  type Exploration,
  type Selection,
  type Known,
  never,
  occasionsOfItem,
  singleWorlds,
  wholeStep,
} from '../logic/index.ts';
import type { Journey } from './journeyList.ts';
import { type Witness, interviewFor } from './witness.ts';

/**
 * Returns a whole interview that is shown the questions of a journey and no others, with as few answers as possible; one
 * that passes the screener if there is one. Null if there is none.
 */
export const journeyWitness = (exploration: Exploration, journey: Journey): Known<Witness | null> =>
  decide(() => witnessIn(exploration, journey));

function witnessIn(exploration: Exploration, { items, outcomes }: Journey): Witness | null {
  const { logic, plan } = exploration;
  const costOf = costIn(logic);
  const isComplete = outcomes.includes('complete');
  // Nothing is shown after the question that ends an interview.
  const end = isComplete ? null : (items.at(-1) ?? 0);
  const world = singleWorlds(exploration)(end);
  const shown = new Set(items);
  let selection: Selection | null = world.start();
  for (const planned of plan.items) {
    if (end !== null && planned.index > end) break;
    const hidden = logic.every(occasionsOfItem(plan, planned).map((occasion) => logic.not(logic.asked(occasion))));
    const wanted = shown.has(planned.index) ? logic.not(hidden) : hidden;
    if (wanted.diagram === never) return null;
    if (wanted.diagram !== always) selection = world.fix(selection, wanted, costOf);
    if (planned.index === end && selection !== null)
      selection = world.fix(selection, logic.rejected({ planned, concept: null }), costOf);
    if (selection === null) return null;
  }
  const way = world.cheapestOf(selection, costOf);
  if (way === null) return null;
  const interview = interviewFor(logic, way);
  const needed = new Set([...interview.answers.keys(), ...plan.blocks.map(({ index }) => index)]);
  return { length: Math.floor(way.cost / wholeStep), ...interview, needed, at: null };
}
