// Specification, "Conditional and criteria": mustSelect is met by any of its choices, mustNotSelect by none of them.
import type { GuideAdvice } from './advice.ts';
import type { AnswerCriterion, Condition } from './criteria.ts';
import type { NamedOptions } from './namedOptions.ts';

/** Under `and`, no mustSelect is left without a choice by the mustNotSelect criteria about the same question. */
export const contradictingCriteria: GuideAdvice<'contradictingCriteria'> = {
  id: 'contradictingCriteria',
  check({ conditions, optionsOf }, advise) {
    for (const condition of conditions) {
      if (condition.operator !== 'and' || condition.answers.length < 2) continue;
      for (const { earlier, later } of contradictions(condition, optionsOf)) {
        advise([...condition.path(), 'criteria', later], { first: earlier });
      }
    }
  },
};

interface Contradiction {
  readonly earlier: number;
  readonly later: number;
}

function contradictions(condition: Condition, optionsOf: NamedOptions): readonly Contradiction[] {
  const { answers } = condition;
  const refused = new Map<string, number>();
  for (const criterion of answers) {
    if (criterion.matchingCriteria !== 'mustNotSelect') continue;
    for (const key of choiceKeys(criterion, condition, optionsOf))
      if (!refused.has(key)) refused.set(key, criterion.position);
  }
  return answers.flatMap((criterion): Contradiction[] => {
    if (criterion.matchingCriteria !== 'mustSelect' || criterion.choices.length === 0) return [];
    const by = choiceKeys(criterion, condition, optionsOf).map((key) => refused.get(key));
    const [first] = by;
    if (first === undefined || by.includes(undefined)) return [];
    return [{ earlier: Math.min(first, criterion.position), later: Math.max(first, criterion.position) }];
  });
}

// An option may be named by its id here and by its text there, so what is compared is the option itself.
function choiceKeys(criterion: AnswerCriterion, { sourceOf }: Condition, optionsOf: NamedOptions): readonly string[] {
  const source = sourceOf(criterion);
  const names = source === undefined ? undefined : optionsOf(source);
  return criterion.choices.map(({ choice }) => {
    const option = names?.positionOf(choice) ?? choice;
    return JSON.stringify([criterion.questionId, criterion.matrixRow, option]);
  });
}
