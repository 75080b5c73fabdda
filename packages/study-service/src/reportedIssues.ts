import type { ReportedIssue } from '@guide-studio/api-contract';
import { type Issue, type JsonObject, messageOf } from '@guide-studio/guide-core';
import { firstIssues, toIssues } from '@guide-studio/guide-core/internal';
import type { ZodError } from 'zod';

/** Returns the issues of a 400 as the contract defines them: path and message, plus our code. */
export function reportedIssues(issues: readonly Issue[]): readonly ReportedIssue[] {
  return issues.map((issue) => ({ code: issue.code, path: issue.path, message: messageOf(issue) }));
}

/** Returns the issues of a body that is not a guide, in the form of guide issues. */
export function zodIssues(error: ZodError, body: JsonObject): readonly ReportedIssue[] {
  return reportedIssues(firstIssues(toIssues(error.issues, body)));
}
