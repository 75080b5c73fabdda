// Specification, "Concept (in a guide)": its conditional decides who may be shown it.
import type { GuideAdvice } from './advice.ts';
import { pathOf } from './deadEnds.ts';

/** A concept must not depend on a question that is never shown. */
export const conceptForNobody: GuideAdvice<'conceptForNobody'> = {
  id: 'conceptForNobody',
  check({ deadEnds }, advise) {
    for (const dependant of deadEnds.dependants) {
      if (dependant.condition.isConcept) advise(pathOf(dependant), { questionId: dependant.first });
    }
  },
};
