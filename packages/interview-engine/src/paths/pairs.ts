import type { Plan } from '../plan/plan.ts';
import { type Owned, ownersIn } from '../logic/index.ts';
import { byIdentity } from '@guide-studio/guide-core/internal';

/** The conditionals whose criteria are tried in pairs. */
export interface TriedPairs {
  readonly tried: readonly Owned[];
  /** Those with so many combinations that they are not tried. */
  readonly untried: readonly Owned[];
}

/** So many combinations are tried in a guide: all of a condition with 100 criteria. */
const mostCombinations = 20_000;

/** Returns the number of combinations of each two criteria of a conditional, met and not met. */
export const combinationsOf = ({ conditional: { criteria } }: Owned): number =>
  2 * criteria.length * (criteria.length - 1);

/** Returns the conditionals whose criteria are tried in pairs: those of the guide in order, as far as the limit allows. */
export const triedPairs = byIdentity((plan: Plan): TriedPairs => {
  let left = mostCombinations;
  const tried: Owned[] = [];
  const untried: Owned[] = [];
  for (const owned of ownersIn(plan)) {
    const count = combinationsOf(owned);
    if (count > left) untried.push(owned);
    else {
      left -= count;
      tried.push(owned);
    }
  }
  const found = { tried, untried };
  return found;
});
