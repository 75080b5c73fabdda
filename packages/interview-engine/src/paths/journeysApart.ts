/*
 * Journeys where a diagram of all of them is too large: clauses say of one after the other if it is possible.
 */
import { drawFor } from '../draw/drawFor.ts';
import { canAll, type Demands, type Logic, type Statement, stopAt } from '../logic/index.ts';

/** An item whose showing depends on something, for any concept. */
export interface Branch {
  readonly item: number;
  readonly shown: Statement;
}

/** Each takes a hundredth of a second in a large guide. */
const mostAsked = 400;
/** More of them make the estimate steadier and take longer. */
const walks = 8;

/**
 * Counts the sets of branches that interviews of the first world can have up to an item, after which they end. With a
 * second world, only those that interviews of that world can have too, with nothing after the item. Asked inside `decide`.
 */
export function countedOneByOne(
  logic: Logic,
  branches: readonly Branch[],
  worlds: readonly Demands[],
  lastShown: number,
): bigint {
  let asked = 0;
  const arePossible = (all: readonly (readonly Statement[])[]): boolean =>
    all.every((statements) => {
      asked += 1;
      if (asked > mostAsked) stopAt('steps');
      return canAll(logic, statements);
    });
  function from(at: number, all: readonly (readonly Statement[])[]): bigint {
    if (!arePossible(all)) return 0n;
    const branch = branches[at];
    if (branch === undefined) return 1n;
    const hidden = logic.not(branch.shown);
    const hides = (statements: readonly Statement[]): readonly Statement[] => [...statements, hidden];
    // An interview that has ended shows nothing, whatever its answers would lead to.
    if (branch.item > lastShown)
      return from(
        at + 1,
        all.map((statements, world) => (world === 0 ? statements : hides(statements))),
      );
    const shows = all.map((statements) => [...statements, branch.shown]);
    return from(at + 1, all.map(hides)) + from(at + 1, shows);
  }
  return from(0, worlds);
}

/**
 * Returns about how many sets of branches there are. Walks decide one branch after the other at random: where both ways
 * are possible, there are twice as many sets behind (Knuth, “Estimating the efficiency of backtrack programs”, 1975). On
 * average over all walks this is the number itself. The same guide gives the same estimate. Asked inside `decide`.
 */
export function estimated(logic: Logic, branches: readonly Branch[], demands: Demands): bigint {
  const random = drawFor('journeys', 'participant');
  let sum = 0n;
  for (let walk = 0; walk < walks; walk += 1) {
    const fixed = [...demands];
    let behind = 1n;
    for (const { shown } of branches) {
      const ways = [shown, logic.not(shown)].filter((one) => canAll(logic, [...fixed, one]));
      const [only] = ways;
      // No interview meets the demands.
      if (only === undefined) return 0n;
      if (ways.length > 1) behind *= 2n;
      fixed.push(ways[random.below(ways.length)] ?? only);
    }
    sum += behind;
  }
  return sum / BigInt(walks);
}
