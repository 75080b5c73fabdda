import { usualBudget } from '@guide-studio/interview-engine/paths';
import type { CheckedFile } from './checkFile.ts';
import { lineOf } from './textOf.ts';
import { withPathFindings } from './withPathFindings.ts';

/**
 * Returns what the editor asks about before it publishes a guide, as lines: serious warnings, such as that nobody can
 * complete the interview.
 */
export function seriousLines(checked: CheckedFile): readonly string[] {
  const { file, issues } = withPathFindings(checked, usualBudget);
  return issues.filter(({ severity }) => severity === 'serious').map((issue) => lineOf(file, issue));
}
