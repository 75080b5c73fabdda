// Specification, "Conditional and criteria": mustSelect is met by any of its choices, mustNotSelect by none of them.
import { byIdentity } from '../validate/remember.ts';
import type { GuideAdvice } from './advice.ts';
import { choiceKeys } from './choiceKeys.ts';
import type { Condition } from './criteria.ts';

/** Under `and`, mustNotSelect must not exclude every choice of a mustSelect criterion about the same question. */
export const contradictingCriteria: GuideAdvice<'contradictingCriteria'> = {
  id: 'contradictingCriteria',
  check({ conditions }, advise) {
    for (const condition of conditions) {
      for (const { earlier, later } of contradictions(condition)) {
        advise([...condition.path(), 'criteria', later], { first: earlier });
      }
    }
  },
};

/** Two criteria that cannot both be met, by position. */
export interface Contradiction {
  readonly earlier: number;
  readonly later: number;
}

const none: readonly Contradiction[] = [];

/** Returns the contradictions of one conditional. Cached per conditional. */
export const contradictions = byIdentity((condition: Condition): readonly Contradiction[] => {
  const { answers, operator } = condition;
  if (operator !== 'and' || answers.length < 2) return none;
  const refused = refusedBy(condition);
  if (refused.size === 0) return none;
  return answers.flatMap((criterion): Contradiction[] => {
    if (criterion.matchingCriteria !== 'mustSelect' || criterion.choices.length === 0) return [];
    const by = choiceKeys(criterion).map((key) => refused.get(key));
    const [first] = by;
    if (first === undefined || by.includes(undefined)) return [];
    return [{ earlier: Math.min(first, criterion.position), later: Math.max(first, criterion.position) }];
  });
});

/** Returns the choices that must not be selected, each with the position of the first criterion that excludes it. */
export function refusedBy(condition: Condition): ReadonlyMap<string, number> {
  const refused = new Map<string, number>();
  for (const criterion of condition.answers) {
    if (criterion.matchingCriteria !== 'mustNotSelect') continue;
    for (const key of choiceKeys(criterion)) if (!refused.has(key)) refused.set(key, criterion.position);
  }
  return refused;
}
