import { hasTrait } from '@guide-studio/guide-core';
import { cellIn, selectedIn } from '../answers/answer.ts';
import { isAnyChosen, parameterMatches } from '../assumptions.ts';
import type { PlannedConditional, PlannedCriterion } from '../plan/plan.ts';
import type { FailedCriterion } from './hiddenReason.ts';
import { type OutcomeRecord, sourceAnswers } from './record.ts';
import type { UrlParams } from './urlParams.ts';

/** True, false, or null while it depends on later answers. */
export type Truth = boolean | null;

export interface ConditionalResult {
  readonly met: Truth;
  /** The criteria that are not met. */
  readonly failing: readonly FailedCriterion[];
}

/** The data against which a conditional is evaluated. */
export interface Known {
  readonly record: OutcomeRecord;
  readonly urlParams: UrlParams;
}

/** The place of the conditional. It decides which answers count for a source that is asked per concept. */
export interface Reader {
  readonly block: number;
  readonly concept: number | null;
}

/** Returns whether a conditional is met, and which criteria are not. Without a conditional, it is met. */
export function evaluateConditional(
  conditional: PlannedConditional | null,
  known: Known,
  reader: Reader,
): ConditionalResult {
  if (conditional === null) return { met: true, failing: [] };
  const truths = conditional.criteria.map((criterion) => isMet(criterion, known, reader));
  const failing = conditional.criteria.flatMap(({ criterion }, index) =>
    truths[index] === false ? [{ index, criterion }] : [],
  );
  return { met: combined(truths, conditional.operator === 'or'), failing };
}

// One true criterion decides an `or`, one false criterion an `and`. Otherwise an unknown one leaves it open.
function combined(truths: readonly Truth[], decisive: boolean): Truth {
  if (truths.includes(decisive)) return decisive;
  return truths.includes(null) ? null : !decisive;
}

function isMet(criterion: PlannedCriterion, known: Known, reader: Reader): Truth {
  if (criterion.type === 'searchParam') return hasParam(known.urlParams, criterion.parameter, criterion.value);
  const { given, settled } = sourceAnswers(known.record, criterion.source, reader);
  const isSelected = given.some(({ asked, answer }) => {
    const hasRows = hasTrait(asked.occasion.planned.item.type, 'hasRows');
    const names = hasRows ? [cellIn(answer, criterion.rowId ?? '') ?? ''] : selectedIn(answer);
    return isAnyChosen(criterion.optionIds, names);
  });
  if (!isSelected && !settled) return null;
  return isSelected === criterion.mustSelect;
}

function hasParam(params: UrlParams, parameter: string, value: string): boolean {
  return Object.hasOwn(params, parameter) && parameterMatches(params[parameter] ?? [], value);
}
