import { mostIssues } from '../assumptions.ts';
import type { Issue } from './issue.ts';

/** Returns true if there are more findings than are listed, so that the search can stop. */
export function isEnough(issues: readonly Issue[]): boolean {
  return issues.length > mostIssues;
}

/** Returns the findings to list: all, or the first `mostIssues` and one that says that there are more. */
export function firstIssues(issues: readonly Issue[]): readonly Issue[] {
  const [first] = issues;
  if (first === undefined || !isEnough(issues)) return issues;
  const more: Issue = { severity: first.severity, code: 'moreIssues', path: [], params: { listed: mostIssues } };
  return [...issues.slice(0, mostIssues), more];
}
