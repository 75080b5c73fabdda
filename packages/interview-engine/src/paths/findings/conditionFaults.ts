import { byIdentity } from '@guide-studio/guide-core/internal';
import { type Exploration, isFalse, isTrue, type Owned, type Owner, ownerKey, ownersIn } from '../../logic/index.ts';
import { canBe, idleConditions, isEnsured, neededInstead } from '../conditions.ts';

/** What is wrong with a condition that someone comes to. Findings about conditions say what each means. */
export type ConditionFault =
  | { readonly code: 'idleCondition'; readonly owner: Owner }
  | { readonly code: 'neverMet'; readonly owner: Owner; readonly index: number }
  | { readonly code: 'alwaysMet'; readonly owner: Owner; readonly index: number }
  | { readonly code: 'changesNothing'; readonly owner: Owner; readonly index: number; readonly by: number | null };

/**
 * Returns the faults of one kind. A condition has at most one fault, the first of `faultsIn`: repairing one may make another
 * count. What a condition of several criteria is as a whole comes before what its criteria are; one criterion alone is its
 * condition, so a new kind of fault usually needs a line in `faultsIn` and one in `faultIn`.
 */
export function faultsOf<Code extends ConditionFault['code']>(
  exploration: Exploration,
  code: Code,
): readonly Extract<ConditionFault, { code: Code }>[] {
  return faultsIn(exploration).filter((one): one is Extract<ConditionFault, { code: Code }> => one.code === code);
}

const faultsIn = byIdentity((exploration: Exploration): readonly ConditionFault[] => {
  const faults: ConditionFault[] = [];
  const reported = new Set<string>();
  for (const { owner } of idleConditions(exploration)) {
    reported.add(ownerKey(owner));
    faults.push({ code: 'idleCondition', owner });
  }
  for (const owned of ownersIn(exploration.plan)) {
    const { owner } = owned;
    // Unreachable parts have their own finding; undecided ones are skipped.
    if (reported.has(ownerKey(owner)) || !isTrue(exploration.canReach(owner))) continue;
    const fault = faultIn(exploration, owned);
    if (fault !== null) faults.push(fault);
  }
  return faults;
});

/** Returns the first fault of a condition that someone meets; null if there is none. */
function faultIn(exploration: Exploration, owned: Owned): ConditionFault | null {
  const { owner, conditional } = owned;
  const { criteria, operator } = conditional;
  const isAny = operator === 'or' && criteria.length > 1;
  for (const [index, criterion] of criteria.entries()) {
    // Someone is shown the part, so each criterion is met where all are needed.
    if (isAny && isFalse(canBe(exploration, owner, criterion, true))) return { code: 'neverMet', owner, index };
    if (isFalse(canBe(exploration, owner, criterion, false)))
      // Of a condition of which one criterion is enough, the others would count without it.
      return isAny ? { code: 'idleCondition', owner } : { code: 'alwaysMet', owner, index };
    if (criteria.length > 1 && isTrue(isEnsured(exploration, owned, index)))
      return { code: 'changesNothing', owner, index, by: neededInstead(exploration, owner, index) };
  }
  return null;
}
