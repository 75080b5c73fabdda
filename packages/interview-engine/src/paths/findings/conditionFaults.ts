import { type Exploration, isFalse, isTrue, type Owner, ownerKey, ownersIn } from '../../logic/index.ts';
import { criteriaOf, idleConditions, neededInstead } from '../conditions.ts';

/** What is wrong with a condition that someone comes to. Findings about conditions say what each means. */
export type ConditionFault =
  | { readonly code: 'idleCondition'; readonly owner: Owner }
  | { readonly code: 'neverMet'; readonly owner: Owner; readonly index: number }
  | { readonly code: 'alwaysMet'; readonly owner: Owner; readonly index: number }
  | { readonly code: 'changesNothing'; readonly owner: Owner; readonly index: number; readonly by: number | null };

const known = new WeakMap<Exploration, readonly ConditionFault[]>();

/** Returns the faults of one kind. A condition has at most one fault: repairing one may make another count. */
export function faultsOf<Code extends ConditionFault['code']>(
  exploration: Exploration,
  code: Code,
): readonly Extract<ConditionFault, { code: Code }>[] {
  const faults = known.get(exploration) ?? faultsIn(exploration);
  known.set(exploration, faults);
  return faults.filter((one): one is Extract<ConditionFault, { code: Code }> => one.code === code);
}

function faultsIn(exploration: Exploration): readonly ConditionFault[] {
  const faults: ConditionFault[] = [];
  const reported = new Set<string>();
  for (const { owner } of idleConditions(exploration)) {
    reported.add(ownerKey(owner));
    faults.push({ code: 'idleCondition', owner });
  }
  const anyOf = new Set(
    ownersIn(exploration.plan).flatMap(({ owner, conditional: { operator, criteria } }) =>
      operator === 'or' && criteria.length > 1 ? [ownerKey(owner)] : [],
    ),
  );
  for (const { owner, index, changesNothing, isAlwaysMet, isNeverMet } of criteriaOf(exploration)) {
    const key = ownerKey(owner);
    if (reported.has(key)) continue;
    const code = isTrue(isNeverMet)
      ? 'neverMet'
      : isTrue(isAlwaysMet)
        ? 'alwaysMet'
        : isTrue(changesNothing)
          ? 'changesNothing'
          : null;
    // Of what nobody sees, the reason says more.
    if (code === null || isFalse(exploration.canReach(owner))) continue;
    reported.add(key);
    // Of a condition of which one criterion is enough, the others would count without it.
    if (code === 'alwaysMet' && anyOf.has(key)) faults.push({ code: 'idleCondition', owner });
    else if (code === 'changesNothing')
      faults.push({ code, owner, index, by: neededInstead(exploration, owner, index) });
    else faults.push({ code, owner, index });
  }
  return faults;
}
