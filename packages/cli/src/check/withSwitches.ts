import { type GuideFinding, type Issue, type JsonObject, messageOf, type Path, whyOf } from '@guide-studio/guide-core';
import { fromWire, type GuideDocument, type Key, nodeAtPath } from '@guide-studio/guide-core/edit';
import { type ParseResult, positionsOf } from '@guide-studio/guide-core/files';
import { byPlace, withoutSchemaLine } from '@guide-studio/guide-core/internal';
import {
  commentSwitches,
  pathAdviceIds,
  type SwitchableId,
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
export function withSwitches(
  verdict: FileVerdict,
  parsed: ParseResult,
  { folder, comments }: GuideSwitches,
): FileVerdict {
  if (!parsed.ok || parsed.losses.length > 0 || (folder === null && comments.length === 0)) return verdict;
  const doc = fromWire(withoutSchemaLine(parsed.value));
  const switches: Switches = { folder, comments: commentSwitches(doc, comments) };
  const { shown, off, used } = switchOff(doc, verdict.issues, { partOf: partIn(doc), switches });
  const isCut = verdict.issues.some(({ code }) => code === 'moreIssues');
  const hasPaths = verdict.valid && verdict.undecided === undefined;
  const isFound = (id: SwitchableId): boolean =>
    !isCut && (hasPaths || !(pathAdviceIds as readonly SwitchableId[]).includes(id));
  const issues = placed(switchIssues(doc, switches.comments, { used, isFound }), parsed.text);
  return {
    ...verdict,
    issues: issues.length === 0 ? shown : [...shown, ...issues].sort(byPlace),
    ...(off.length === 0 ? {} : { switchedOff: off.map(({ finding, by }) => ({ ...finding, by })) }),
  };
}

/** Returns which findings about a guide are shown, and which are switched off. */
export function findingsLeft(
  guide: JsonObject,
  findings: readonly GuideFinding[],
  { folder, comments }: GuideSwitches,
): { readonly shown: readonly GuideFinding[]; readonly off: readonly SwitchedOffFinding[] } {
  const doc = fromWire(withoutSchemaLine(guide));
  const { shown, off } = switchOff(doc, findings, {
    partOf: partIn(doc),
    switches: { folder, comments: commentSwitches(doc, comments) },
  });
  return { shown, off: off.map(({ finding, by }) => ({ ...finding, by })) };
}

/** Returns those of some issues of a guide that are not switched off. */
export function issuesLeft(
  doc: GuideDocument,
  issues: readonly Issue[],
  { folder, comments }: GuideSwitches,
): readonly Issue[] {
  return switchOff(doc, issues, { partOf: partIn(doc), switches: { folder, comments: commentSwitches(doc, comments) } })
    .shown;
}

const partIn =
  (doc: GuideDocument) =>
  ({ path }: { readonly path: Path }): Key =>
    nodeAtPath(doc, path).node.key;

function placed(issues: readonly Issue[], text: string): readonly GuideFinding[] {
  if (issues.length === 0) return [];
  const places = positionsOf(
    text,
    issues.map(({ path }) => path),
  );
  return issues.map((issue, at): GuideFinding => {
    const { severity, code, path } = issue;
    return { severity, code, path, message: messageOf(issue), why: whyOf(issue), ...places[at] };
  });
}
