import { fromWire, type ParseResult, positionsOf } from '@guide-studio/guide-core';
import type { Guide } from '@guide-studio/interview-engine';
import { type Budget, explore, findingsOf, goalsToCover, listedFindings } from '@guide-studio/interview-engine/paths';
import { byPlace, type FileVerdict, type ReportedFinding } from './verdictOf.ts';

/** Decides nearly every guide in some milliseconds. */
export const quickBudget: Budget = { total: 20_000, each: 2_000 };

/**
 * Returns a verdict with what the paths of the guide say against it: the findings of `guide paths`, as warnings. Advice
 * that says the same remains. A guide with errors has no paths.
 */
export function withPathFindings(verdict: FileVerdict, parsed: ParseResult, budget: Budget): FileVerdict {
  if (!verdict.valid || !parsed.ok) return verdict;
  const { text, value } = parsed;
  const exploration = explore(value as unknown as Guide, [], budget);
  const parts = goalsToCover(exploration).filter(({ kind }) => kind === 'item' || kind === 'concept');
  const left = parts.filter((goal) => !exploration.canReach(goal).isKnown).length;
  const checked = left === 0 ? verdict : { ...verdict, undecided: left };
  const findings = findingsOf(exploration);
  if (findings.length === 0) return checked;
  const found = listedFindings(exploration, findings, fromWire(value), verdict.issues);
  const places = positionsOf(
    text,
    found.map(({ path }) => path),
  );
  const issues = found.map(
    ({ severity, code, path, message }, at): ReportedFinding => ({ severity, code, path, message, ...places[at] }),
  );
  return { ...checked, issues: [...verdict.issues, ...issues].sort(byPlace) };
}
