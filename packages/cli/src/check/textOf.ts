import type { GuideFinding } from '@guide-studio/guide-core';
import { pluralsOf } from '@guide-studio/guide-core/plurals';
import type { FileVerdict } from './checkFile.ts';

const { counted } = pluralsOf('en');

const severityNames = { error: 'error', serious: 'serious warning', warning: 'warning' } as const;

/** Returns a finding with its place as a line. */
export function lineOf(file: string, finding: GuideFinding): string {
  const place = finding.line === undefined ? file : `${file}:${finding.line}:${finding.column}`;
  return `${place}: ${severityNames[finding.severity]}: ${finding.message} [${finding.code}]`;
}

/** Returns of how many questions and concepts it takes longer to find out who sees them. */
export const undecidedText = (undecided: number): string =>
  `who sees ${counted(undecided, { one: 'part', other: 'parts' })} takes longer to find out: see guide paths`;

/** Returns a verdict as text: each finding with its place, then the total. */
export function textOf(verdict: FileVerdict): readonly string[] {
  const countOf = (wanted: GuideFinding['severity']): number =>
    verdict.issues.filter(({ severity }) => severity === wanted).length;
  const [errors, serious, warnings] = [countOf('error'), countOf('serious'), countOf('warning')];
  const counts = [
    errors > 0 ? counted(errors, { one: 'error', other: 'errors' }) : null,
    serious > 0 ? counted(serious, { one: 'serious warning', other: 'serious warnings' }) : null,
    warnings > 0 ? counted(warnings, { one: 'warning', other: 'warnings' }) : null,
  ];
  const found = counts.filter((count) => count !== null).join(', ');
  const summary = verdict.valid ? `valid${found === '' ? '' : ` (${found})`}` : `${verdict.code}: ${found}`;
  const left = verdict.undecided === undefined ? '' : `; ${undecidedText(verdict.undecided)}`;
  return [...verdict.issues.map((issue) => lineOf(verdict.file, issue)), `${verdict.file}: ${summary}${left}`];
}
