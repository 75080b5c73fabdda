// Specification, "Concept (in a guide)": its conditional decides who may be shown it.
import { onlyAPersonKnows } from '../findings/fix.ts';
import type { GuideAdvice } from './advice.ts';
import { pathOf } from './deadEnds.ts';

type Params = {
  readonly questionId: string | null;
};

/** A concept must not depend on a question that is never shown. */
export const conceptForNobody: GuideAdvice<'conceptForNobody', Params> = {
  id: 'conceptForNobody',
  checkGuide({ deadEnds }, report) {
    for (const dependant of deadEnds.dependants) {
      if (dependant.condition.isConcept) report(pathOf(dependant), { questionId: dependant.first });
    }
  },
  fix: onlyAPersonKnows,
};
