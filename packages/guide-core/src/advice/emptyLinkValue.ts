// Specification, "Conditional and criteria": a link parameter meets a criterion only if the values are equal.
import { removeCriterion } from '../findings/removeCriterion.ts';
import { isJsonObject } from '../json.ts';
import type { PartAdvice } from './advice.ts';
import { criteriaOf } from './criteria.ts';

type Params = {
  readonly parameter: string;
};

/** A criterion about the link should name a value: links with an empty value are rare. */
export const emptyLinkValue: PartAdvice<'emptyLinkValue', Params> = {
  id: 'emptyLinkValue',
  checkPart(part, kind, report) {
    if (kind !== 'item' && kind !== 'concept') return;
    for (const [position, criterion] of criteriaOf(part).entries()) {
      if (!isJsonObject(criterion) || criterion['type'] !== 'searchParam' || criterion['value'] !== '') continue;
      const { parameter } = criterion;
      // A condition on the link begins without a name and a value. The missing name is an error, and one finding is enough.
      if (typeof parameter !== 'string' || parameter === '') continue;
      report(['conditional', 'criteria', position, 'value'], { parameter });
    }
  },
  fix: removeCriterion,
};
