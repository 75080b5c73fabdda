import { type ParseResult, positionsOf } from '@guide-studio/guide-core';
import type { Guide } from '@guide-studio/interview-engine';
import { type Budget, quickFindings } from '@guide-studio/interview-engine/paths';
import { byPlace, type FileVerdict, type ReportedFinding } from './verdictOf.ts';

/**
 * Returns a verdict with what the paths of the guide say against it: the findings of `guide paths`, as warnings. Advice
 * that says the same remains. A guide with errors has no paths. `budget`: usually few steps.
 */
export function withPathFindings(verdict: FileVerdict, parsed: ParseResult, budget?: Budget): FileVerdict {
  if (!verdict.valid || !parsed.ok) return verdict;
  const { text, value } = parsed;
  const { found, undecided } = quickFindings(value as unknown as Guide, verdict.issues, 'en', budget);
  const checked = undecided === 0 ? verdict : { ...verdict, undecided };
  if (found.length === 0) return checked;
  const places = positionsOf(
    text,
    found.map(({ path }) => path),
  );
  const issues = found.map(
    ({ severity, code, path, message }, at): ReportedFinding => ({ severity, code, path, message, ...places[at] }),
  );
  return { ...checked, issues: [...verdict.issues, ...issues].sort(byPlace) };
}
