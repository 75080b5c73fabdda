import { fromWire, type JsonObject } from '@guide-studio/guide-core';
import type { Guide } from '@guide-studio/interview-engine';
import { explore, findingsOf, isFalse, pathsTelling } from '@guide-studio/interview-engine/paths';
import { lineOf } from './textOf.ts';
import type { FileVerdict } from './verdictOf.ts';

/**
 * Returns what the editor asks about before it publishes a guide, as lines: serious warnings, and that nobody can complete
 * the interview. The guide must be valid.
 */
export function seriousLines({ file, issues }: FileVerdict, guide: JsonObject): readonly string[] {
  const serious = issues.filter(({ severity }) => severity === 'serious');
  const lines = serious.map((issue) => lineOf(file, issue));
  // A screener that ends all interviews is the cause of the other.
  if (serious.some(({ code }) => code === 'screenerRejectsAll')) return lines;
  return [...lines, ...nobodyLines(file, guide)];
}

function nobodyLines(file: string, guide: JsonObject): readonly string[] {
  const exploration = explore(guide as unknown as Guide);
  if (!isFalse(exploration.canReach({ kind: 'outcome', outcome: 'complete' }))) return [];
  const telling = pathsTelling(fromWire(guide));
  return findingsOf(exploration)
    .filter(({ code }) => code === 'nobodyCompletes')
    .map((finding) =>
      lineOf(file, { severity: 'serious', code: finding.code, path: [], message: telling.finding(finding) }),
    );
}
