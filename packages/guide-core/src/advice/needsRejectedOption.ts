// Specification, "Option": reject ends the interview, so participants who continue have not selected such an option.
import type { GuideAdvice } from './advice.ts';

/** A participant who passes the screener must be able to meet the criterion. */
export const needsRejectedOption: GuideAdvice<'needsRejectedOption'> = {
  id: 'needsRejectedOption',
  check({ deadEnds }, advise) {
    const { rejected, neverShown } = deadEnds;
    for (const { condition, position, ...params } of rejected) {
      advise([...condition.path(), 'criteria', position], { ...params, isForNobody: neverShown.has(condition) });
    }
  },
};
