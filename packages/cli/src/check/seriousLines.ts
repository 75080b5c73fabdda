import type { ParseResult } from '@guide-studio/guide-core';
import { usualBudget } from '@guide-studio/interview-engine/paths';
import { lineOf } from './textOf.ts';
import type { FileVerdict } from './verdictOf.ts';
import { withPathFindings } from './withPathFindings.ts';

/**
 * Returns what the editor asks about before it publishes a guide, as lines: serious warnings, such as that nobody can
 * complete the interview.
 */
export function seriousLines(verdict: FileVerdict, parsed: ParseResult): readonly string[] {
  const { file, issues } = withPathFindings(verdict, parsed, usualBudget);
  return issues.filter(({ severity }) => severity === 'serious').map((issue) => lineOf(file, issue));
}
