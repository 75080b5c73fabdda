import type { Plan } from '../../plan/plan.ts';
import type { Finding } from './allPathFindings.ts';
import { findingPath, moduleOf } from './findingsOf.ts';
import type { AdviceAt } from './pathFinding.ts';

/** Returns the findings that belong in one list with this advice: those of which it says nothing at their place. */
export function besideAdvice(
  plan: Plan,
  findings: readonly Finding[],
  advice: readonly AdviceAt[],
): readonly Finding[] {
  return findings.filter((finding) => {
    const { isCoveredBy } = moduleOf(finding);
    const place = findingPath(finding, plan);
    const isThere = ({ path }: AdviceAt): boolean => place.every((step, at) => path[at] === step);
    return isCoveredBy === undefined || !advice.some((one) => isCoveredBy(one, finding) && isThere(one));
  });
}
