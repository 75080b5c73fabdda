import { fromWire, type JsonObject } from '@guide-studio/guide-core';
import type { Guide } from '@guide-studio/interview-engine';
import { explore, findingsOf, isFalse, pathsTelling } from '@guide-studio/interview-engine/paths';
import { lineOf } from './textOf.ts';
import { verdictOf } from './verdictOf.ts';
import type { GuideRead } from './readGuide.ts';

/**
 * Returns what the editor asks about before it publishes a guide, as lines: serious warnings, and that nobody can complete
 * the interview. `read` is a valid guide.
 */
export function seriousLines(file: string, { parsed }: Pick<GuideRead, 'parsed'>): readonly string[] {
  const serious = verdictOf(file, parsed).issues.filter(({ severity }) => severity === 'serious');
  const lines = serious.map((issue) => lineOf(file, issue));
  // A screener that ends all interviews is the cause of the other.
  if (!parsed.ok || serious.some(({ code }) => code === 'screenerRejectsAll')) return lines;
  return [...lines, ...nobodyLines(file, parsed.value)];
}

function nobodyLines(file: string, guide: JsonObject): readonly string[] {
  const exploration = explore(guide as unknown as Guide);
  if (!isFalse(exploration.canReach({ kind: 'outcome', outcome: 'complete' }))) return [];
  const telling = pathsTelling(fromWire(guide));
  return findingsOf(exploration).flatMap((finding) =>
    finding.code === 'nobodyCompletes'
      ? [`${file}: serious warning: ${telling.finding(finding)} [${finding.code}]`]
      : [],
  );
}
