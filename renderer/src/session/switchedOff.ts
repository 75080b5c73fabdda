import type { Issue } from '@guide-studio/guide-core';
import { type GuideDocument, nodeAtPath } from '@guide-studio/guide-core/edit';
import {
  type OffFinding,
  pathAdviceIds,
  type SwitchableId,
  type Switched,
  switchIssues,
  switchOff,
} from '@guide-studio/guide-core/settings';
import type { FoundOnPaths, OpenGuide } from './state.ts';

type Given = Pick<OpenGuide, 'advice' | 'issues' | 'pathFindings' | 'switches'>;

/** What a check and the paths found, apart from what is switched off. */
export interface SortedFindings {
  /** With what is wrong with comments that switch off advice. */
  readonly advice: readonly Issue[];
  readonly found: readonly FoundOnPaths[];
  readonly off: readonly OffFinding<Issue | FoundOnPaths>[];
}

let lastIssues: readonly Issue[] = [];

/** Returns what a check of this document and its paths found, apart from what is switched off beside the guide. */
export function sortedFindings(doc: GuideDocument, given: Given): SortedFindings {
  const { advice, pathFindings, switches } = given;
  const ofCheck = switchOff(doc, advice, { partOf: ({ path }) => nodeAtPath(doc, path).node.key, switches });
  const ofPaths = switchOff(doc, pathFindings.found, { partOf: ({ key }) => key, switches });
  const issues = faultsOf(doc, given, ofCheck, ofPaths);
  return {
    advice: issues.length === 0 ? ofCheck.shown : [...ofCheck.shown, ...issues],
    found: ofPaths.shown,
    off: [...ofCheck.off, ...ofPaths.off],
  };
}

/** Returns whether all that the paths say against this document is known. */
export const arePathsKnown = (doc: GuideDocument, { pathFindings, issues }: Pick<Given, 'pathFindings' | 'issues'>) =>
  pathFindings.root === doc.root && pathFindings.isWhole && issues.length === 0;

/** Returns what is wrong with the comments; the same as before if nothing changed in it, so that nothing renders again. */
function faultsOf(
  doc: GuideDocument,
  given: Given,
  ofCheck: Switched<Issue>,
  ofPaths: Switched<FoundOnPaths>,
): readonly Issue[] {
  const { comments } = given.switches;
  if (comments.length === 0) return [];
  const isCut = given.advice.some(({ code }) => code === 'moreIssues');
  const arePaths = arePathsKnown(doc, given);
  const isFound = (id: SwitchableId) => (ofPathsOnly.has(id) ? arePaths : !isCut);
  const now = switchIssues(doc, comments, { used: new Set([...ofCheck.used, ...ofPaths.used]), isFound });
  if (JSON.stringify(now) !== JSON.stringify(lastIssues)) lastIssues = now;
  return lastIssues;
}

const ofPathsOnly: ReadonlySet<SwitchableId> = new Set(pathAdviceIds);
