import { childrenOf, type GuideDocument, type Issue, type Key, locate, nodeAtPath } from '@guide-studio/guide-core';
import { isHeldBack, isTitleAwaited } from './fresh.ts';
import { severities, type Severity } from './severity.ts';
import type { OpenGuide } from './state.ts';
import { useGuide } from './store.ts';

/** A finding with its node, and the property inside it. */
export interface ShownFinding {
  readonly issue: Issue;
  readonly key: Key;
  readonly property: string;
}

export interface Findings {
  /** True for a new guide in which nothing is written: what is missing is not told yet, but it is not right either. */
  readonly isUntouched: boolean;
  /** A guide with these findings at these parts: the last one in which a check found others. */
  readonly doc: GuideDocument | null;
  /** The worst first, then in the order of the guide. */
  readonly all: readonly ShownFinding[];
  readonly counts: Readonly<Record<Severity, number>>;
  readonly byKey: ReadonlyMap<Key, readonly ShownFinding[]>;
  /** The worst severity at a node or below it. */
  readonly marks: ReadonlyMap<Key, Severity>;
}

let last: (Pick<OpenGuide, 'checked' | 'fresh' | 'issues' | 'advice'> & { readonly found: Findings }) | null = null;

/** Returns problems and advice by node. Computed once per change of the guide, however many components call it. */
export function useFindings(): Findings {
  return useGuide(findings);
}

/** Returns the findings at one node itself. */
export function useFindingsAt(key: Key): readonly ShownFinding[] {
  return useGuide((guide) => findings(guide).byKey.get(key) ?? none);
}

const none: readonly ShownFinding[] = [];
const nothing: Findings = {
  isUntouched: false,
  doc: null,
  all: none,
  counts: { error: 0, serious: 0, warning: 0 },
  byKey: new Map(),
  marks: new Map(),
};

/**
 * Returns the findings to show. In the guide view, empty fields of a part just added are not flagged until it is left.
 */
export function findings(guide: OpenGuide): Findings {
  const { checked, issues, advice, onDisk } = guide;
  if (!checked) return nothing;
  const fresh = guide.view === 'guide' ? guide.fresh : null;
  if (last?.checked === checked && last.fresh === fresh) return last.found;
  const first = onDisk.file === null ? childrenOf(checked.root, 'blocks')[0]?.children.items?.[0]?.key : undefined;
  const bySeverity = severities.flatMap((severity) =>
    (severity === 'error' ? issues : advice).filter((issue) => issue.severity === severity),
  );
  const all = bySeverity.flatMap((issue): ShownFinding[] => {
    const { node, rest } = nodeAtPath(checked, issue.path);
    const isWaiting =
      fresh !== null && (isHeldBack(issue, ownersOf(checked, node.key), fresh) || isTitleAwaited(issue, first, fresh));
    return isWaiting ? [] : [{ issue, key: node.key, property: rest.join('.') }];
  });
  const isAsBefore = last?.issues === issues && last.advice === advice && sameFindings(last.found.all, all);
  if (last?.checked && isAsBefore && sameBlocks(last.checked, checked)) {
    last = { ...last, checked, fresh };
    return last.found;
  }
  const byKey = new Map<Key, ShownFinding[]>();
  const marks = new Map<Key, Severity>();
  const counts = { error: 0, serious: 0, warning: 0 };
  for (const finding of all) {
    counts[finding.issue.severity] += 1;
    const list = byKey.get(finding.key);
    if (list) list.push(finding);
    else byKey.set(finding.key, [finding]);
    mark(checked, finding, marks);
  }
  const isUntouched = all.length < issues.length && onDisk.file === null && guide.editor.history.past.length === 0;
  last = { checked, fresh, issues, advice, found: { doc: checked, all, counts, byKey, marks, isUntouched } };
  return last.found;
}

/** Returns true if the same findings are at the same parts. */
function sameFindings(a: readonly ShownFinding[], b: readonly ShownFinding[]): boolean {
  const isSame = (finding: ShownFinding, at: number) =>
    finding.issue === b[at]?.issue && finding.key === b[at].key && finding.property === b[at].property;
  return a.length === b.length && a.every(isSame);
}

function sameBlocks(a: GuideDocument, b: GuideDocument): boolean {
  const [before, now] = [childrenOf(a.root, 'blocks'), childrenOf(b.root, 'blocks')];
  return before.length === now.length && before.every((block, at) => block.key === now[at]?.key);
}

function ownersOf(doc: GuideDocument, key: Key): readonly Key[] {
  const located = locate(doc, key);
  return located ? [...located.ancestors, located.node].map((node) => node.key) : [];
}

function mark(doc: GuideDocument, finding: ShownFinding, marks: Map<Key, Severity>): void {
  const located = locate(doc, finding.key);
  const { severity } = finding.issue;
  for (const node of located ? [...located.ancestors, located.node] : []) {
    // The worst come first.
    if (!marks.has(node.key)) marks.set(node.key, severity);
  }
}
