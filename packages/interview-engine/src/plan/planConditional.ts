import type { Conditional, Criterion, Json } from '@guide-studio/guide-core';
import {
  optionNames,
  positionNamed,
  positionOfRow,
  type ReferencePlace,
  rowsOf,
  wireReader,
} from '@guide-studio/guide-core/internal';
import type { PlannedConditional, PlannedCriterion } from './plan.ts';
import { optionId, rowId, type Sources } from './sources.ts';

/** Returns a conditional with resolved references. `from` is the place of its item or concept. */
export function planConditional(
  conditional: Conditional | null | undefined,
  from: ReferencePlace,
  sources: Sources,
): PlannedConditional | null {
  if (conditional === null || conditional === undefined) return null;
  return {
    operator: conditional.operator,
    criteria: conditional.criteria.map((criterion) => planCriterion(criterion, from, sources)),
  };
}

function planCriterion(criterion: Criterion, from: ReferencePlace, sources: Sources): PlannedCriterion {
  if (criterion.type === 'searchParam') {
    return { type: 'searchParam', criterion, parameter: criterion.parameter, value: criterion.value };
  }
  const item = sources.itemNamed(criterion.questionId);
  return {
    type: 'selectedTemplateOptions',
    criterion,
    source: sources.indexOf(criterion.questionId, from, 'condition'),
    mustSelect: criterion.matchingCriteria === 'mustSelect',
    optionIds: item === undefined ? [] : chosenIds(sources.listOf(item), criterion.choices),
    rowId: item === undefined ? null : askedRow(item, criterion.matrixRow),
  };
}

function chosenIds(options: readonly Json[], choices: readonly string[]): readonly string[] {
  const names = optionNames(options, wireReader);
  return choices.flatMap((choice) => {
    const position = positionNamed(names, choice);
    return position === undefined ? [] : [optionId(position)];
  });
}

function askedRow(source: Json, text: string | null | undefined): string | null {
  if (typeof text !== 'string') return null;
  const position = positionOfRow(rowsOf(source, wireReader) ?? [], text, wireReader);
  return position === -1 ? null : rowId(position);
}
