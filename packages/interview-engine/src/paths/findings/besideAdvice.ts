import type { Plan } from '../../plan/plan.ts';
import type { FilePath } from '../filePaths.ts';
import type { Finding } from './allPathFindings.ts';
import { findingPath, moduleOf } from './findingsOf.ts';
import type { AdviceAt } from './pathFinding.ts';

/** Returns the findings that belong in one list with this advice: those of which it says nothing. */
export function besideAdvice(
  plan: Plan,
  findings: readonly Finding[],
  advice: readonly AdviceAt[],
): readonly Finding[] {
  const byPart = new Map<string, AdviceAt[]>();
  for (const issue of advice) {
    const part = partOf(issue.path);
    byPart.set(part, [...(byPart.get(part) ?? []), issue]);
  }
  return findings.filter((finding) => {
    const { isSaidBy } = moduleOf(finding);
    return isSaidBy === undefined || !(byPart.get(partOf(findingPath(finding, plan))) ?? []).some(isSaidBy);
  });
}

/** Returns the question or concept that a place is in, as a text. */
function partOf(path: FilePath): string {
  return path.slice(0, path[2] === 'conceptSamplingConfig' ? 5 : 4).join('/');
}
