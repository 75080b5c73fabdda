import type { Guide } from '../plan/plan.ts';
import { planOf } from '../plan/planOf.ts';
import {
  decide,
  explorePlan,
  fixedBy,
  type Given,
  type Goal,
  type Known,
  minimal,
  type PlanExploration,
  type Statement,
  usualBudget,
  watchedIn,
} from '../logic/index.ts';
import { type Obstacle, obstaclesTo } from './reason.ts';

/**
 * Returns which of these cannot be the case together, none of which can be left out: usually two. `passing`: for a
 * participant who passes the screener; empty means that nobody passes it. `everyone`: also for one who is screened out. Null if all of them can.
 */
export function contradictionIn(
  guide: Guide,
  given: readonly Given[],
  whose: 'passing' | 'everyone' = 'passing',
): Known<readonly Given[] | null> {
  const exploration = exploreFor(guide, given);
  return decide(() => {
    const cases = whose === 'everyone' ? anyone(exploration) : casesOf(exploration, complete);
    return minimal(exploration.logic, cases, given, (one) => fixedBy(exploration, one));
  });
}

/**
 * Returns the conditions, the options that end interviews, and the rules of answers without which something that cannot
 * be the case together could be. None of them can be left out.
 */
export function obstaclesAgainst(guide: Guide, given: readonly Given[]): Known<readonly Obstacle[]> {
  const exploration = exploreFor(guide, given, true);
  return decide(() => {
    const fixed = given.flatMap((one) => fixedBy(exploration, one));
    const cases = anyone(exploration).map((one) => [...fixed, ...one]);
    return obstaclesTo(exploration.logic, cases, null) ?? [];
  });
}

/**
 * Returns which of these keep participants who pass the screener from a goal; none can be left out. Null if some participants
 * get there. Empty: nobody gets there, whatever is given.
 */
export function excludingFrom(guide: Guide, given: readonly Given[], goal: Goal): Known<readonly Given[] | null> {
  const exploration = exploreFor(guide, given);
  return decide(() =>
    minimal(exploration.logic, casesOf(exploration, goal), given, (one) => fixedBy(exploration, one)),
  );
}

const complete: Goal = { kind: 'outcome', outcome: 'complete' };

/** Explores a guide in which nothing is fixed yet, but can be. */
const exploreFor = (guide: Guide, given: readonly Given[], canTakeOut = false): PlanExploration =>
  explorePlan(planOf(guide), [], usualBudget, { watched: given.flatMap(watchedIn), canTakeOut });

/** Returns the ways in which participants who pass the screener reach a goal. */
const casesOf = ({ alternatives, demandsBefore }: PlanExploration, goal: Goal): readonly (readonly Statement[])[] =>
  alternatives(goal).map(({ statement }) => [...demandsBefore(null), statement]);

/** Returns the ways in which an interview ends. */
function anyone(exploration: PlanExploration): readonly (readonly Statement[])[] {
  const screenedOut = exploration.alternatives({ kind: 'outcome', outcome: 'screened_out' });
  return [
    ...casesOf(exploration, complete),
    ...screenedOut.map(({ at, statement }) => [...exploration.demandsBefore(at), statement]),
  ];
}
