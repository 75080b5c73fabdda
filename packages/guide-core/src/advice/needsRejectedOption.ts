// Specification, "Option": reject ends the interview, so participants who continue have not selected such an option.
import { removeCriterion } from '../findings/removeCriterion.ts';
import type { GuideAdvice } from './advice.ts';

type Params = {
  readonly questionId: string;
  readonly matchingCriteria: 'mustSelect' | 'mustNotSelect';
  readonly choice: string;
  /** True if nobody is shown the part. */
  readonly isForNobody: boolean;
};

/** A participant who passes the screener must be able to meet the criterion. */
export const needsRejectedOption: GuideAdvice<'needsRejectedOption', Params> = {
  id: 'needsRejectedOption',
  checkGuide({ deadEnds }, report) {
    const { rejected, neverShown } = deadEnds;
    for (const { condition, position, ...params } of rejected) {
      report([...condition.path(), 'criteria', position], { ...params, isForNobody: neverShown.has(condition) });
    }
  },
  // Removes a criterion without effect. If it decides whether the part is shown, only a person knows the intention.
  fix: (place) => (place.params.isForNobody ? [] : removeCriterion(place)),
};
