import type { ParseResult } from '@guide-studio/guide-core/files';
import { usualBudget } from '@guide-studio/interview-engine/paths';
import type { CheckedFile } from './checkFile.ts';
import { switchedOffText } from './switchedOffText.ts';
import type { GuideSwitches } from './switches.ts';
import { lineOf } from './textOf.ts';
import { withPathFindings } from './withPathFindings.ts';
import { withSwitches } from './withSwitches.ts';

/**
 * Returns what the editor asks about before it publishes a guide, as lines: serious warnings, such as that nobody can
 * complete the interview, and how many of them are switched off.
 */
export function seriousLines(checked: CheckedFile, parsed: ParseResult, switches: GuideSwitches): readonly string[] {
  const { file, issues, switchedOff = [] } = withSwitches(withPathFindings(checked, usualBudget), parsed, switches);
  const off = switchedOffText(switchedOff.filter(({ severity }) => severity === 'serious'));
  return [
    ...issues.filter(({ severity }) => severity === 'serious').map((issue) => lineOf(file, issue)),
    ...(off === null ? [] : [`${file}: ${off}`]),
  ];
}
