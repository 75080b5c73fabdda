import { type Logic, occasionsOfItem, type Statement } from '../logic/index.ts';
import type { Plan } from '../plan/plan.ts';
import type { Chances, Dependencies } from './chances.ts';
import type { RestsOn } from './forecastTypes.ts';
import { lacksShares, leavesAnyOption } from './missingShares.ts';
import type { PlacedShares } from './placedShares.ts';

/** Nothing. */
export const onNothing: RestsOn = { items: [], parameters: [], interviews: null, onEntered: false };

/**
 * Returns a function that returns what the probabilities of statements rest on: what decides them and has no shares, or not
 * all, and from how many interviews shares were taken that decide them. `given`: statements that hold, which count if
 * something decides about both.
 */
export function restingOn(
  logic: Logic,
  chances: Chances,
  placed: PlacedShares,
): (statements: readonly Statement[], given?: readonly Statement[]) => RestsOn {
  const known = new Map<Statement, Dependencies>();
  const ofOne = (statement: Statement): Dependencies => {
    const found = known.get(statement) ?? chances.dependenciesOf([statement]);
    known.set(statement, found);
    return found;
  };
  return (statements, given = []) => {
    const own = statements.map(ofOne);
    const ownDecisions = new Set(own.flatMap((one) => one.decisions));
    const beside = given.map(ofOne);
    const each = beside.some((one) => one.decisions.some((decision) => ownDecisions.has(decision)))
      ? [...own, ...beside]
      : own;
    const levels = new Set(each.flatMap((one) => [...one.levels]));
    const decisions = [...new Set(each.flatMap((one) => one.decisions))].sort((a, b) => a - b);
    const items = new Set<number>();
    const parameters = new Set<string>();
    const counts: number[] = [];
    let onEntered = false;
    const add = (count: number | undefined): void => {
      if (count === undefined) onEntered = true;
      else counts.push(count);
    };
    for (const decision of decisions) {
      const decides = logic.decisions[decision]?.decides;
      if (decides?.kind === 'answer') {
        const { index } = decides.occasion.planned;
        if (lacksShares(logic, placed, decides.occasion, levels, () => each.map((one) => one.levels))) items.add(index);
        if (placed.itemsWithShares.has(index)) add(placed.taken.items.get(index));
      }
      const fact = decides?.kind === 'fact' ? logic.facts.all[decides.level]?.fact : undefined;
      if (fact?.kind !== 'parameter') continue;
      const shares = placed.parameters.get(fact.name) ?? new Map<string, number>();
      if (leavesValue(shares, fact.value)) parameters.add(fact.name);
      if (shares.size > 0) add(placed.taken.parameters.has(fact.name) ? placed.interviews : undefined);
    }
    return {
      items: [...items].sort((one, other) => one - other),
      parameters: [...parameters],
      interviews: interviewsOf(counts, placed.interviews),
      onEntered,
    };
  };
}

/** Returns what the numbers of options rest on that participants select where several may be: they take time. */
export function onNumbersOfOptions(plan: Plan, placed: PlacedShares, isSeen: (item: number) => boolean): RestsOn {
  const several = plan.items.filter(
    ({ item, index }) => item.type === 'multiple_choice' && item.multiSelect === true && isSeen(index),
  );
  const given = several.filter(({ index }) => placed.itemsWithShares.has(index));
  return {
    ...onNothing,
    items: several.flatMap((planned) =>
      occasionsOfItem(plan, planned).some((one) => leavesAnyOption(placed, one)) ? [planned.index] : [],
    ),
    interviews: interviewsOf(
      given.flatMap(({ index }) => placed.taken.items.get(index) ?? []),
      placed.interviews,
    ),
    onEntered: given.some(({ index }) => !placed.taken.items.has(index)),
  };
}

/** Returns what all of these rest on together. */
export function together(all: readonly RestsOn[]): RestsOn {
  const counted = all.flatMap(({ interviews }) => interviews ?? []);
  return {
    items: [...new Set(all.flatMap(({ items }) => items))].sort((one, other) => one - other),
    parameters: [...new Set(all.flatMap(({ parameters }) => parameters))],
    interviews: interviewsOf(
      counted.map(({ fewest }) => fewest),
      Math.max(...counted.map(({ all: most }) => most)),
    ),
    onEntered: all.some((one) => one.onEntered),
  };
}

const interviewsOf = (counts: readonly number[], all: number): RestsOn['interviews'] =>
  counts.length === 0 ? null : { fewest: Math.min(...counts), all };

/** Returns true if a value of a parameter has no share, while the others leave something. */
const leavesValue = (shares: ReadonlyMap<string, number>, value: string): boolean =>
  !shares.has(value) && [...shares.values()].reduce((sum, share) => sum + share, 0) < 1 - 1e-9;
