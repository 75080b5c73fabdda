// Specification, "Option": reject ends the interview, so whoever goes on has not selected it.
import type { GuideAdvice } from './advice.ts';

/** A criterion can be met by somebody whom the screener lets go on. */
export const needsRejectedOption: GuideAdvice<'needsRejectedOption'> = {
  id: 'needsRejectedOption',
  check({ deadEnds }, advise) {
    const { rejected, neverShown } = deadEnds;
    for (const { condition, position, ...params } of rejected) {
      advise([...condition.path(), 'criteria', position], { ...params, isForNobody: neverShown.has(condition) });
    }
  },
};
