// Specification, "Conditional and criteria": mustSelect is met by any of its choices, mustNotSelect by none of them.
import type { GuideAdvice } from './advice.ts';
import { type AnswerCriterion, type Condition, conditionsOf } from './criteria.ts';
import type { NamedOptions } from './namedOptions.ts';

/** Under `and`, no mustSelect is left without a choice by the mustNotSelect criteria about the same question. */
export const contradictingCriteria: GuideAdvice<'contradictingCriteria'> = {
  id: 'contradictingCriteria',
  check(index, options, advise) {
    for (const condition of conditionsOf(index)) {
      if (condition.operator !== 'and' || condition.answers.length < 2) continue;
      for (const { earlier, later } of contradictions(condition, options)) {
        advise([...condition.path, 'criteria', later], { first: earlier });
      }
    }
  },
};

interface Contradiction {
  readonly earlier: number;
  readonly later: number;
}

function contradictions({ answers }: Condition, options: NamedOptions): readonly Contradiction[] {
  const refused = new Map<string, number>();
  for (const criterion of answers) {
    if (criterion.matchingCriteria !== 'mustNotSelect') continue;
    for (const key of choiceKeys(criterion, options)) if (!refused.has(key)) refused.set(key, criterion.position);
  }
  return answers.flatMap((criterion): Contradiction[] => {
    if (criterion.matchingCriteria !== 'mustSelect' || criterion.choices.length === 0) return [];
    const by = choiceKeys(criterion, options).map((key) => refused.get(key));
    const [first] = by;
    if (first === undefined || by.includes(undefined)) return [];
    return [{ earlier: Math.min(first, criterion.position), later: Math.max(first, criterion.position) }];
  });
}

// An option may be named by its id here and by its text there, so what is compared is the option itself.
function choiceKeys(criterion: AnswerCriterion, options: NamedOptions): readonly string[] {
  const names = criterion.source === undefined ? undefined : options(criterion.source);
  return criterion.choices.map(({ choice }) => {
    const option = names?.positionOf(choice) ?? choice;
    return JSON.stringify([criterion.questionId, criterion.matrixRow, option]);
  });
}
