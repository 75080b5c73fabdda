import type { Guide } from '../plan/plan.ts';
import { planOf } from '../plan/planOf.ts';
import {
  type AnswerRule,
  answerRulesIn,
  type Budget,
  decide,
  explore,
  explorePlan,
  type Given,
  type Goal,
  type Known,
  usualBudget,
} from '../logic/index.ts';
import { type LeftOfPlan, type Obstacle, partsAgainst } from './reason.ts';
import { irreducible } from './irreducible.ts';

/**
 * Returns which of these cannot be the case together: a smallest set, usually two. `passing`: for a participant who passes
 * the screener; empty means that nobody passes it. `everyone`: also for one who is screened out. Null if all of them can.
 */
export function contradictionIn(
  guide: Guide,
  given: readonly Given[],
  whose: 'passing' | 'everyone' = 'passing',
  budget: Budget = usualBudget,
): Known<readonly Given[] | null> {
  return decide(() =>
    smallestWith(given, (some) => {
      const { comesTo, endsAt } = explore(guide, some, budget);
      return !comesTo(null) && (whose === 'passing' || endsAt().length === 0);
    }),
  );
}

/**
 * Returns the conditions, the options that end interviews, and the rules of answers without which something that cannot
 * be the case together could be. None of them can be left out.
 */
export const obstaclesAgainst = (
  guide: Guide,
  given: readonly Given[],
  budget: Budget = usualBudget,
): Known<readonly Obstacle[]> => decide(() => allAgainst(guide, given, budget));

function allAgainst(guide: Guide, given: readonly Given[], budget: Budget): readonly Obstacle[] {
  const isNever = ({ plan, mayBeHidden }: LeftOfPlan, waived: readonly AnswerRule[] = []): boolean => {
    const { comesTo, endsAt } = explorePlan(plan, given, budget, { waived, mayBeHidden });
    return !comesTo(null) && endsAt().length === 0;
  };
  const { parts, left } = partsAgainst(planOf(guide), isNever);
  const all = answerRulesIn(left.plan);
  const rules = irreducible(all, (some) => {
    const kept = new Set(some);
    return isNever(
      left,
      all.filter((rule) => !kept.has(rule)),
    );
  });
  return [...parts, ...rules];
}

/**
 * Returns which of these keep participants who pass the screener from a goal: a smallest set. Null if some participants
 * get there. Empty: nobody gets there, whatever is given.
 */
export function excludingFrom(
  guide: Guide,
  given: readonly Given[],
  goal: Goal,
  budget: Budget = usualBudget,
): Known<readonly Given[] | null> {
  return decide(() =>
    smallestWith(given, (some) => {
      const exploration = explore(guide, some, budget);
      const passing = exploration.before(null);
      return !exploration.alternatives(goal).some(({ statement }) => passing.can(statement));
    }),
  );
}

/** Returns a smallest part of a list for which something is so, or null if it is not so for the whole list. */
function smallestWith<T>(all: readonly T[], isSo: (some: readonly T[]) => boolean): readonly T[] | null {
  return isSo(all) ? irreducible(all, isSo) : null;
}
