import type { Guide } from '../plan/plan.ts';
import { type Budget } from './diagram.ts';
import { explore } from './explore.ts';
import { type Given, usualBudget } from './exploration.ts';

/**
 * Returns which of these cannot be the case together for a participant who passes the screener: a smallest set, usually
 * two. Null if all of them can. Empty: nobody passes the screener. Throws `BudgetSpent`.
 */
export function contradictionIn(
  guide: Guide,
  given: readonly Given[],
  budget: Budget = usualBudget,
): readonly Given[] | null {
  const isPossible = (some: readonly Given[]): boolean => explore(guide, some, budget).before(null).isPossible();
  if (isPossible(given)) return null;
  let left = given;
  for (const one of given) {
    const others = left.filter((other) => other !== one);
    if (!isPossible(others)) left = others;
  }
  return left;
}
