import { pluralsOf } from '@guide-studio/guide-core';
import type { FileVerdict, ReportedFinding } from './verdictOf.ts';

const { counted } = pluralsOf('en');

function lineOf(file: string, finding: ReportedFinding): string {
  const place = finding.line === undefined ? file : `${file}:${finding.line}:${finding.column}`;
  return `${place}: ${finding.severity}: ${finding.message} [${finding.code}]`;
}

/** Returns a verdict as text: each finding with its place, then the total. */
export function textOf(verdict: FileVerdict): readonly string[] {
  const warnings = verdict.issues.filter((issue) => issue.severity === 'warning').length;
  const errors = verdict.issues.length - warnings;
  const counts = [
    errors > 0 ? counted(errors, { one: 'error', other: 'errors' }) : null,
    warnings > 0 ? counted(warnings, { one: 'warning', other: 'warnings' }) : null,
  ];
  const found = counts.filter((count) => count !== null).join(', ');
  const summary = verdict.valid ? `valid${found === '' ? '' : ` (${found})`}` : `${verdict.code}: ${found}`;
  return [...verdict.issues.map((issue) => lineOf(verdict.file, issue)), `${verdict.file}: ${summary}`];
}
