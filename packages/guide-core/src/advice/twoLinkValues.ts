// Specification, "Conditional and criteria": a link parameter meets a criterion only if the values are equal.
import { childrenOf, objectFields } from '../doc/node.ts';
import { letOneBeEnough } from '../findings/letOneBeEnough.ts';
import { removeCriterion } from '../findings/removeCriterion.ts';
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
  /** All conditions ask for values of this parameter, so that one of them being enough concerns nothing else. */
  readonly isOnly: boolean;
};

/** Under `and`, a link parameter must not be compared with two values: an ordinary link has only one. */
export const twoLinkValues: PartAdvice<'twoLinkValues', Params> = {
  id: 'twoLinkValues',
  checkPart(part, kind, report) {
    if (kind !== 'item' && kind !== 'concept') return;
    const { conditional } = part;
    if (!isJsonObject(conditional) || conditional['operator'] !== 'and') return;
    const first = new Map<string, { readonly value: string; readonly position: number }>();
    const criteria = criteriaOf(part);
    const isAbout = (name: string): boolean =>
      criteria.every((one) => isJsonObject(one) && one['type'] === 'searchParam' && one['parameter'] === name);
    for (const [position, criterion] of criteria.entries()) {
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
          isOnly: isAbout(parameter),
        });
      }
    }
  },
  // With other conditions beside them, one being enough would show it to all who meet those.
  fix(place) {
    const owner = place.located.ancestors.at(-1);
    const criteria = owner === undefined ? [] : childrenOf(owner, 'criteria');
    const isAbout = criteria.every((one) => objectFields(one)['parameter'] === place.params.parameter);
    return isAbout ? letOneBeEnough(place) : removeCriterion(place);
  },
};
