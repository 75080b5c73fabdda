import type { GuideFinding, Issue, JsonObject, Path } from '@guide-studio/guide-core';
import { fromWire, type GuideDocument, nodeAtPath } from '@guide-studio/guide-core/edit';
import type { ParseResult } from '@guide-studio/guide-core/files';
import { byPlace, placedFindings, withoutSchemaLine } from '@guide-studio/guide-core/internal';
import {
  commentSwitches,
  pathAdviceIds,
  type SwitchableId,
  type Switched,
  type Switches,
  switchIssues,
  switchOff,
} from '@guide-studio/guide-core/settings';
import type { FileVerdict, SwitchedOffFinding } from './checkFile.ts';
import type { GuideSwitches } from './switches.ts';

/**
 * Returns a verdict without the advice that is switched off, which is then in `switchedOff`, and with warnings about
 * comments that switch off nothing. The findings of paths must be in it already.
 */
export function withSwitches(verdict: FileVerdict, parsed: ParseResult, given: GuideSwitches): FileVerdict {
  const isNone = given.folder === null && given.comments.length === 0;
  if (!parsed.ok || parsed.losses.length > 0 || isNone) return verdict;
  const doc = fromWire(withoutSchemaLine(parsed.value));
  const switches = placed(doc, given);
  const { shown, off, used } = sorted(doc, verdict.issues, switches);
  const isCut = verdict.issues.some(({ code }) => code === 'moreIssues');
  const hasPaths = verdict.valid && verdict.undecided === undefined;
  const isFound = (id: SwitchableId): boolean =>
    !isCut && (hasPaths || !(pathAdviceIds as readonly SwitchableId[]).includes(id));
  const issues = placedFindings(switchIssues(doc, switches.comments, { used, isFound }), parsed.text, 'en');
  return {
    ...verdict,
    issues: issues.length === 0 ? shown : [...shown, ...issues].sort(byPlace),
    ...(off.length === 0 ? {} : { switchedOff: off.map(listed) }),
  };
}

/** Returns which findings about a guide are shown, and which are switched off. */
export function findingsLeft(
  guide: JsonObject,
  findings: readonly GuideFinding[],
  switches: GuideSwitches,
): { readonly shown: readonly GuideFinding[]; readonly off: readonly SwitchedOffFinding[] } {
  const doc = fromWire(withoutSchemaLine(guide));
  const { shown, off } = sorted(doc, findings, placed(doc, switches));
  return { shown, off: off.map(listed) };
}

/** Returns those of some issues of a guide that are not switched off. */
export const issuesLeft = (doc: GuideDocument, issues: readonly Issue[], switches: GuideSwitches): readonly Issue[] =>
  sorted(doc, issues, placed(doc, switches)).shown;

const placed = (doc: GuideDocument, { folder, comments }: GuideSwitches): Switches => ({
  folder,
  comments: commentSwitches(doc, comments),
});

const sorted = <T extends { readonly severity: Issue['severity']; readonly code: string; readonly path: Path }>(
  doc: GuideDocument,
  findings: readonly T[],
  switches: Switches,
): Switched<T> => switchOff(doc, findings, { partOf: ({ path }) => nodeAtPath(doc, path).node.key, switches });

const listed = ({ finding, by }: Switched<GuideFinding>['off'][number]): SwitchedOffFinding => ({ ...finding, by });
