// Specification, "Conditional and criteria".
import { removeCriterion } from '../findings/removeCriterion.ts';
import { type Json, isJsonObject } from '../json.ts';
import type { PartAdvice } from './advice.ts';
import { criteriaOf } from './criteria.ts';

type Params = {
  /** Position of the criterion that is repeated. */
  readonly first: number;
};

/** The criteria of a conditional must differ. The order of choices does not matter. */
export const repeatedCriterion: PartAdvice<'repeatedCriterion', Params> = {
  id: 'repeatedCriterion',
  checkPart(part, kind, report) {
    if (kind !== 'item' && kind !== 'concept') return;
    const criteria = criteriaOf(part);
    if (criteria.length < 2) return;
    const first = new Map<string, number>();
    for (const [position, criterion] of criteria.entries()) {
      const meaning = meaningOf(criterion);
      if (meaning === null) continue;
      const earlier = first.get(meaning);
      if (earlier === undefined) first.set(meaning, position);
      else report(['conditional', 'criteria', position], { first: earlier });
    }
  },
  fix: removeCriterion,
};

function meaningOf(criterion: Json): string | null {
  if (!isJsonObject(criterion)) return null;
  const { type, questionId, matchingCriteria, choices, matrixRow, parameter, value } = criterion;
  if (type === 'searchParam') return JSON.stringify([type, parameter, value]);
  if (type !== 'selectedTemplateOptions' || !Array.isArray(choices)) return null;
  const named = [...new Set(choices.map(String))].sort();
  return JSON.stringify([type, questionId, matchingCriteria, named, matrixRow ?? null]);
}
