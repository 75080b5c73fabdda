import { mostIssues } from '../assumptions.ts';
import type { Issue } from './issue.ts';

/** Whether so many findings are there that no more need to be looked for: those that are listed, and one. */
export function isEnough(issues: readonly Issue[]): boolean {
  return issues.length > mostIssues;
}

/** The findings that are listed: all, or the first `mostIssues` and one that says that there are more. */
export function firstIssues(issues: readonly Issue[]): readonly Issue[] {
  const [first] = issues;
  if (first === undefined || !isEnough(issues)) return issues;
  const more: Issue = { severity: first.severity, code: 'moreIssues', path: [], params: { listed: mostIssues } };
  return [...issues.slice(0, mostIssues), more];
}
