// Specification, "Conditional and criteria": a link parameter meets a criterion only if the values are equal.
import { letOneBeEnough } from '../findings/letOneBeEnough.ts';
import { isJsonObject } from '../json.ts';
import type { PartAdvice } from './advice.ts';
import { criteriaOf } from './criteria.ts';

type Params = {
  readonly parameter: string;
  readonly value: string;
  /** The value that an earlier criterion asks for. */
  readonly other: string;
  /** Position of that criterion. */
  readonly first: number;
};

/** Under `and`, a link parameter must not be compared with two values: an ordinary link has only one. */
export const twoLinkValues: PartAdvice<'twoLinkValues', Params> = {
  id: 'twoLinkValues',
  checkPart(part, kind, report) {
    if (kind !== 'item' && kind !== 'concept') return;
    const { conditional } = part;
    if (!isJsonObject(conditional) || conditional['operator'] !== 'and') return;
    const first = new Map<string, { readonly value: string; readonly position: number }>();
    for (const [position, criterion] of criteriaOf(part).entries()) {
      if (!isJsonObject(criterion) || criterion['type'] !== 'searchParam') continue;
      const { parameter, value } = criterion;
      if (typeof parameter !== 'string' || typeof value !== 'string') continue;
      const earlier = first.get(parameter);
      if (earlier === undefined) first.set(parameter, { value, position });
      else if (earlier.value !== value) {
        report(['conditional', 'criteria', position], {
          parameter,
          value,
          other: earlier.value,
          first: earlier.position,
        });
      }
    }
  },
  fix: letOneBeEnough,
};
