// Specification, "Conditional and criteria": a link parameter meets a criterion by having exactly its value.
import { isJsonObject } from '../json.ts';
import type { PartAdvice } from './advice.ts';
import { criteriaOf } from './criteria.ts';

/** A criterion on the link says which value the parameter has: hardly a link carries one that is empty. */
export const emptyLinkValue: PartAdvice<'emptyLinkValue'> = {
  id: 'emptyLinkValue',
  check(part, kind, advise) {
    if (kind !== 'item' && kind !== 'concept') return;
    for (const [position, criterion] of criteriaOf(part).entries()) {
      if (!isJsonObject(criterion) || criterion['type'] !== 'searchParam' || criterion['value'] !== '') continue;
      const { parameter } = criterion;
      advise(['conditional', 'criteria', position, 'value'], {
        parameter: typeof parameter === 'string' ? parameter : '',
      });
    }
  },
};
