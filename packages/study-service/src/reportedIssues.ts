import type { ReportedIssue } from '@guide-studio/api-contract';
import { firstIssues, type Issue, type JsonObject, messageOf, toIssues } from '@guide-studio/guide-core';
import type { ZodError } from 'zod';

/** The issues of a 400 as the contract shows them: path and message, and the code they are known by here. */
export function reportedIssues(issues: readonly Issue[]): readonly ReportedIssue[] {
  return issues.map((issue) => ({ code: issue.code, path: issue.path, message: messageOf(issue) }));
}

/** The issues of a body that is no guide, in the form that those of a guide have. */
export function zodIssues(error: ZodError, body: JsonObject): readonly ReportedIssue[] {
  return reportedIssues(firstIssues(toIssues(error.issues, body)));
}
