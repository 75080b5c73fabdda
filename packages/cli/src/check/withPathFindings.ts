import { fromWire, type ParseResult, positionsOf } from '@guide-studio/guide-core';
import type { Guide } from '@guide-studio/interview-engine';
import {
  besideAdvice,
  type Budget,
  explore,
  findingPath,
  findingsOf,
  type Goal,
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
  const parts: readonly Goal[] = [
    ...plan.items.map(({ index: item }): Goal => ({ kind: 'item', item })),
    ...plan.blocks.flatMap(({ index: block, concepts }) =>
      [...concepts.keys()].map((concept): Goal => ({ kind: 'concept', block, concept })),
    ),
  ];
  const undecided = parts.filter((goal) => !exploration.canReach(goal).isKnown).length;
  const found = besideAdvice(plan, findingsOf(exploration), verdict.issues);
  const paths = found.map((finding) => findingPath(finding, plan));
  const places = found.length === 0 ? [] : positionsOf(text, paths);
  const telling = found.length === 0 ? null : pathsTelling(fromWire(value));
  const issues = found.map(
    (finding, at): ReportedFinding => ({
      severity: weightOf(finding) === 'end' ? 'serious' : 'warning',
      code: finding.code,
      path: paths[at] ?? [],
      message: telling?.finding(finding) ?? '',
      ...places[at],
    }),
  );
  return {
    ...verdict,
    issues: [...verdict.issues, ...issues].sort(byPlace),
    ...(undecided === 0 ? {} : { undecided }),
  };
}
