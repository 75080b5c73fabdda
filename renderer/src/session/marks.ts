import type { Issue, Path } from '@guide-studio/guide-core';
import {
  childrenOf,
  type GuideDocument,
  type Key,
  kindOfIssue,
  locate,
  nodeAtPath,
} from '@guide-studio/guide-core/edit';
import type { SwitchedBy } from '@guide-studio/guide-core/settings';
import { isHeldBack, isTitleAwaited } from './fresh.ts';
import { severities, type Severity } from './severity.ts';
import type { FoundOnPaths, OpenGuide } from './state.ts';
import { useGuide } from './store.ts';
import { arePathsKnown, type SortedFindings, sortedFindings } from './switchedOff.ts';

interface Placed {
  readonly severity: Severity;
  readonly key: Key;
  readonly property: string;
}

/** What a check of the guide found, with its node and the property inside it. */
export interface CheckedFinding extends Placed {
  readonly issue: Issue;
}

/** A finding as it is shown: of a check of the guide, or of its paths. */
export type ShownFinding = CheckedFinding | (Placed & { readonly found: FoundOnPaths; readonly block: Key });

/** A finding that is switched off beside the guide, and by what. */
export interface OffShown {
  readonly finding: ShownFinding;
  readonly by: SwitchedBy;
}

export interface Findings {
  /**
   * True for a new guide in which nothing is written: what is missing is not reported yet, but it is not right either.
   */
  readonly isUntouched: boolean;
  /** A guide with these findings at these parts: the last one in which a check found others. */
  readonly doc: GuideDocument | null;
  /** The worst first, then in the order of the guide. */
  readonly all: readonly ShownFinding[];
  readonly counts: Readonly<Record<Severity, number>>;
  /** What is switched off, and is nowhere else here. */
  readonly off: readonly OffShown[];
  /** By part; without what paths said of an earlier version. */
  readonly byKey: ReadonlyMap<Key, readonly ShownFinding[]>;
  /** The worst severity at a node or below it. */
  readonly marks: ReadonlyMap<Key, Severity>;
  /** Nodes with a finding, or with one below, that says something else than that nobody sees the part. */
  readonly beyondUnseen: ReadonlySet<Key>;
}

type Given = Pick<OpenGuide, 'checked' | 'fresh' | 'issues' | 'advice' | 'pathFindings' | 'switches'> & {
  readonly arePathsKnown: boolean;
};

let last: (Given & { readonly shown: Findings }) | null = null;

/** Returns problems and advice by node. Computed once per change of the guide, however many components call it. */
export function useFindings(): Findings {
  return useGuide(findings);
}

/** Returns the findings at one node itself. */
export function useFindingsAt(key: Key): readonly ShownFinding[] {
  return useGuide((guide) => findings(guide).byKey.get(key) ?? none);
}

/** Returns the code of a finding. */
export const codeOfFinding = (one: ShownFinding): string => ('issue' in one ? one.issue.code : one.found.code);

/** Returns a text that is the same for findings that one sentence can name with their number. */
export const kindOfFinding = (one: ShownFinding): string =>
  'issue' in one ? kindOfIssue(one.issue) : `paths/${one.found.code}`;

/** Returns whether all findings at a node and below it say that nobody sees the part. */
export const hasOnlyUnseen = ({ marks, beyondUnseen }: Findings, key: Key): boolean =>
  marks.has(key) && !beyondUnseen.has(key);

const none: readonly ShownFinding[] = [];
const nothing: Findings = {
  isUntouched: false,
  doc: null,
  all: none,
  counts: { error: 0, serious: 0, warning: 0 },
  off: [],
  byKey: new Map(),
  marks: new Map(),
  beyondUnseen: new Set(),
};

/**
 * Returns the findings to show. In the guide view, empty fields of a part just added are not flagged until it is left, nor
 * is that something may be missing there.
 */
export function findings(guide: OpenGuide): Findings {
  const { checked, issues, advice, pathFindings, switches, onDisk } = guide;
  if (!checked) return nothing;
  const fresh = guide.view === 'guide' ? guide.fresh : null;
  const areKnown = switches.comments.length > 0 && arePathsKnown(checked, guide);
  const given: Given = { checked, fresh, issues, advice, pathFindings, switches, arePathsKnown: areKnown };
  const { found, isOlder } = pathFindings;
  const isSame =
    last?.pathFindings.found === found &&
    last.pathFindings.isOlder === isOlder &&
    last.switches === switches &&
    last.arePathsKnown === areKnown;
  if (last !== null && isSame && last.checked === checked && last.fresh === fresh) return last.shown;
  const sorted = sortedFindings(checked, guide);
  const ofCheck = checkedFindings({ issues, advice: sorted.advice, fresh }, checked, onDisk.file === null);
  const all = together(checked, ofCheck, pathFindingsIn({ found: sorted.found, fresh }, checked));
  const off = offShown(checked, sorted.off);
  const isAsBefore =
    last?.issues === issues &&
    last.advice === advice &&
    last.pathFindings.isOlder === isOlder &&
    sameFindings(last.shown.all, all) &&
    sameOff(last.shown.off, off);
  if (last?.checked && isAsBefore && sameBlocks(last.checked, checked)) {
    last = { ...given, shown: last.shown };
    return last.shown;
  }
  const byKey = new Map<Key, ShownFinding[]>();
  const marks = new Map<Key, Severity>();
  const beyondUnseen = new Set<Key>();
  const counts = { error: 0, serious: 0, warning: 0 };
  for (const finding of all) {
    counts[finding.severity] += 1;
    // Beside its part, what was found before would seem to be so now.
    if (isOlder && 'found' in finding) continue;
    const list = byKey.get(finding.key);
    if (list) list.push(finding);
    else byKey.set(finding.key, [finding]);
    const isUnseen = 'found' in finding && finding.found.weight === 'unreachable';
    for (const key of ownersOf(checked, finding.key)) {
      // The worst come first.
      if (!marks.has(key)) marks.set(key, finding.severity);
      if (!isUnseen) beyondUnseen.add(key);
    }
  }
  const isUntouched = ofCheck.length < issues.length && onDisk.file === null && guide.editor.history.past.length === 0;
  last = { ...given, shown: { doc: checked, all, counts, off, byKey, marks, beyondUnseen, isUntouched } };
  return last.shown;
}

/** Returns what a check found, the worst first. */
function checkedFindings(
  { issues, advice, fresh }: Pick<Given, 'issues' | 'advice' | 'fresh'>,
  checked: GuideDocument,
  isNew: boolean,
): readonly ShownFinding[] {
  const first = isNew ? childrenOf(checked.root, 'blocks')[0]?.children.items?.[0]?.key : undefined;
  const bySeverity = severities.flatMap((severity) =>
    (severity === 'error' ? issues : advice).filter((issue) => issue.severity === severity),
  );
  return bySeverity.flatMap((issue): ShownFinding[] => {
    const placed = placedIssue(checked, issue);
    const isWaiting =
      fresh !== null &&
      (isHeldBack(issue, ownersOf(checked, placed.key), fresh) || isTitleAwaited(issue, first, fresh));
    return isWaiting ? [] : [placed];
  });
}

function placedIssue(checked: GuideDocument, issue: Issue): CheckedFinding {
  const { node, rest } = nodeAtPath(checked, issue.path);
  return { issue, severity: issue.severity, key: node.key, property: rest.join('.') };
}

/** Returns what is switched off, by the parts that are there. */
function offShown(checked: GuideDocument, off: SortedFindings['off']): readonly OffShown[] {
  return off.flatMap(({ finding, by }): readonly OffShown[] => {
    if (!('key' in finding)) return [{ finding: placedIssue(checked, finding), by }];
    return pathFindingsIn({ found: [finding], fresh: null }, checked).map((one) => ({ finding: one, by }));
  });
}

/** Returns what the paths say about parts that are there. */
function pathFindingsIn(
  { found: all, fresh }: Pick<SortedFindings, 'found'> & Pick<Given, 'fresh'>,
  checked: GuideDocument,
): readonly ShownFinding[] {
  return all.flatMap((found): ShownFinding[] => {
    const owners = ownersOf(checked, found.key);
    // A question may be about to be written.
    const isWaiting = fresh !== null && found.weight === 'missing' && owners.includes(fresh);
    const { severity, key, property } = found;
    const block = owners[1] ?? checked.root.key;
    return owners.length === 0 || isWaiting ? [] : [{ found, block, severity, key, property }];
  });
}

/** Returns what a check found, and between it what the paths say: by severity, then in the order of the guide. */
function together(
  doc: GuideDocument,
  ofCheck: readonly ShownFinding[],
  ofPaths: readonly ShownFinding[],
): readonly ShownFinding[] {
  if (ofPaths.length === 0) return ofCheck;
  const placed = (finding: ShownFinding) => ({
    finding,
    severity: severities.indexOf(finding.severity),
    path: locate(doc, finding.key)?.path ?? [],
  });
  type PlacedFinding = ReturnType<typeof placed>;
  const order = (one: PlacedFinding, other: PlacedFinding): number =>
    one.severity - other.severity || orderOf(one.path, other.path);
  const waiting = ofPaths.map(placed).toSorted(order);
  let next = 0;
  return [
    ...ofCheck.flatMap((finding) => {
      const one = placed(finding);
      const isLast = codeOfFinding(finding) === 'moreIssues';
      const from = next;
      for (; next < waiting.length; next += 1) {
        const other = waiting[next] as PlacedFinding;
        if (isLast ? other.severity > one.severity : order(other, one) >= 0) break;
      }
      return [...waiting.slice(from, next).map((each) => each.finding), finding];
    }),
    ...waiting.slice(next).map(({ finding }) => finding),
  ];
}

/** Returns which of two parts comes first in the guide, as a negative or a positive number. A part comes before those inside it. */
function orderOf(one: Path, other: Path): number {
  const at = one.findIndex((step, index) => step !== other[index]);
  if (at === -1 || at >= other.length) return one.length - other.length;
  const [a, b] = [one[at], other[at]];
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a) < String(b) ? -1 : 1;
}

/** Returns true if the same findings are at the same parts. */
function sameFindings(a: readonly ShownFinding[], b: readonly ShownFinding[]): boolean {
  const dataOf = (one: ShownFinding | undefined) => one && ('issue' in one ? one.issue : one.found);
  const blockOf = (one: ShownFinding | undefined) => one && 'found' in one && one.block;
  const isSame = (finding: ShownFinding, at: number) =>
    dataOf(finding) === dataOf(b[at]) &&
    finding.key === b[at]?.key &&
    finding.property === b[at].property &&
    blockOf(finding) === blockOf(b[at]);
  return a.length === b.length && a.every(isSame);
}

function sameOff(a: readonly OffShown[], b: readonly OffShown[]): boolean {
  const findingOf = ({ finding }: OffShown) => finding;
  return (
    sameFindings(a.map(findingOf), b.map(findingOf)) &&
    a.every(({ by }, at) => JSON.stringify(by) === JSON.stringify(b[at]?.by))
  );
}

function sameBlocks(a: GuideDocument, b: GuideDocument): boolean {
  const [before, now] = [childrenOf(a.root, 'blocks'), childrenOf(b.root, 'blocks')];
  return before.length === now.length && before.every((block, at) => block.key === now[at]?.key);
}

/** Returns a part and what it is in, from the guide inwards; nothing if it is gone. */
function ownersOf(doc: GuideDocument, key: Key): readonly Key[] {
  const located = locate(doc, key);
  return located ? [...located.ancestors, located.node].map((node) => node.key) : [];
}
