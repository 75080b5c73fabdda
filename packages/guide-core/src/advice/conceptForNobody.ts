// Specification, "Concept (in a guide)": its conditional decides who may be shown it.
import type { GuideAdvice } from './advice.ts';
import { pathOf } from './deadEnds.ts';

/** What a concept depends on is shown to somebody. */
export const conceptForNobody: GuideAdvice<'conceptForNobody'> = {
  id: 'conceptForNobody',
  check({ deadEnds }, advise) {
    for (const dependant of deadEnds.dependants) {
      if (dependant.condition.isConcept) advise(pathOf(dependant), { questionId: dependant.first });
    }
  },
};
