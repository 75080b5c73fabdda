import { criteriaOf } from './conditions.ts';
import { type Exploration, type Owner, ownerKey } from '../logic/index.ts';
import { type JourneyCount, countJourneys } from './journeys.ts';

/** What stays undecided because the analysis limit was reached. */
export interface LeftOpen {
  /** True: there may be more journeys than were counted. */
  readonly journeys: boolean;
  /** Items of which it is not known who is shown them. */
  readonly items: readonly number[];
  /** Parts with a criterion of which it is not known if it can be met, and if it can fail. */
  readonly owners: readonly Owner[];
}

/** Returns what stays undecided; null if nothing does. `counted`: the journeys, if they are counted already. */
export function leftOpen(
  exploration: Exploration,
  counted: JourneyCount = countJourneys(exploration),
): LeftOpen | null {
  const items = exploration.plan.items.flatMap(({ index: item }) => {
    const goal = { kind: 'item', item } as const;
    const isOpen = [exploration.reach(goal), exploration.reachOfAll(goal)].includes('undecided');
    return isOpen ? [item] : [];
  });
  const open = criteriaOf(exploration).filter(({ canHold, canFail }) => !canHold.isKnown || !canFail.isKnown);
  const owners = [...new Map(open.map(({ owner }) => [ownerKey(owner), owner])).values()];
  const journeys = !counted.isExact;
  return journeys || items.length > 0 || owners.length > 0 ? { journeys, items, owners } : null;
}
