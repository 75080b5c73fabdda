import type { Conditional, Criterion } from '@guide-studio/guide-core';
import { choiceNames } from '../assumptions.ts';
import type { PlannedConditional, PlannedCriterion, PlannedItem, PlannedOption } from './plan.ts';

/** Finds an earlier item by its externalId. */
export type FindItem = (externalId: string) => PlannedItem | undefined;

export function planConditional(
  conditional: Conditional | null | undefined,
  find: FindItem,
): PlannedConditional | null {
  if (conditional === null || conditional === undefined) return null;
  return { operator: conditional.operator, criteria: conditional.criteria.map((one) => planCriterion(one, find)) };
}

function planCriterion(criterion: Criterion, find: FindItem): PlannedCriterion {
  if (criterion.type === 'searchParam') {
    return { type: 'searchParam', criterion, parameter: criterion.parameter, value: criterion.value };
  }
  const source = find(criterion.questionId);
  return {
    type: 'selectedTemplateOptions',
    criterion,
    source: source?.index ?? -1,
    mustSelect: criterion.matchingCriteria === 'mustSelect',
    optionIds: source === undefined ? [] : criterion.choices.flatMap((choice) => optionNamed(source, choice)?.id ?? []),
    rowId: source?.rows.find((row) => row.text === criterion.matrixRow)?.id ?? null,
  };
}

/** Returns the option that a choice names. */
function optionNamed({ options }: PlannedItem, choice: string): PlannedOption | undefined {
  for (const name of choiceNames) {
    const named = options.find((option) => option[name] === choice);
    if (named !== undefined) return named;
  }
  return undefined;
}
