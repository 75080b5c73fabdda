import type { ReportedIssue } from '@guide-studio/api-contract';
import { type Issue, messageOf } from '@guide-studio/guide-core';

/** The issues of a 400 as the contract shows them: path and message, and the code they are known by here. */
export function reportedIssues(issues: readonly Issue[]): readonly ReportedIssue[] {
  return issues.map((issue) => ({ code: issue.code, path: issue.path, message: messageOf(issue) }));
}
