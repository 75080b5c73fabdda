import { fromWire, type ParseResult, positionsOf } from '@guide-studio/guide-core';
import type { Guide } from '@guide-studio/interview-engine';
import {
  besideAdvice,
  type Budget,
  explore,
  findingPath,
  findingsOf,
  goalsToCover,
  pathsTelling,
  weightOf,
} from '@guide-studio/interview-engine/paths';
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
  const guide = value as unknown as Guide;
  const exploration = explore(guide, [], budget);
  const { plan } = exploration;
  const parts = goalsToCover(exploration).filter(({ kind }) => kind === 'item' || kind === 'concept');
  const left = parts.filter((goal) => !exploration.canReach(goal).isKnown).length;
  const checked = left === 0 ? verdict : { ...verdict, undecided: left };
  const found = besideAdvice(plan, findingsOf(exploration), verdict.issues);
  if (found.length === 0) return checked;
  const paths = found.map((finding) => findingPath(finding, plan));
  const places = positionsOf(text, paths);
  const telling = pathsTelling(fromWire(value));
  const issues = found.map(
    (finding, at): ReportedFinding => ({
      severity: weightOf(finding) === 'end' ? 'serious' : 'warning',
      code: finding.code,
      path: paths[at] ?? [],
      message: telling.finding(finding),
      ...places[at],
    }),
  );
  return { ...checked, issues: [...verdict.issues, ...issues].sort(byPlace) };
}
