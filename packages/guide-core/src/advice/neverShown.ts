// Specification, "Conditional and criteria" and "Items": a question that was not asked has no answers to depend on.
import { onlyAPersonKnows } from '../findings/fix.ts';
import type { Path } from '../json.ts';
import type { GuideAdvice } from './advice.ts';
import { pathOf } from './deadEnds.ts';

type Params =
  | { readonly reason: 'nothingToCarry'; readonly questionId: string | null }
  /** `questionId` is the first question in the chain that is never shown, `others` the number of further questions. */
  | { readonly reason: 'dependsOn'; readonly questionId: string; readonly others: number };

/** A question must not depend on something that is never shown. Questions with the same cause get one finding. */
export const neverShown: GuideAdvice<'neverShown', Params> = {
  id: 'neverShown',
  checkGuide({ deadEnds }, report) {
    const byCause = new Map<string, { readonly path: Path; readonly first: string; others: number }>();
    for (const dependant of deadEnds.dependants) {
      const { condition, first } = dependant;
      if (condition.isConcept) continue;
      if (first === null) {
        report(pathOf(dependant), { reason: 'nothingToCarry', questionId: condition.carriedFrom });
        continue;
      }
      const known = byCause.get(first);
      if (known === undefined) byCause.set(first, { path: pathOf(dependant), first, others: 0 });
      else known.others += 1;
    }
    for (const { path, first, others } of byCause.values()) {
      report(path, { reason: 'dependsOn', questionId: first, others });
    }
  },
  fix: onlyAPersonKnows,
};
