import { type GuideDocument, type Issue, type Key, locate, nodeAtPath } from '@guide-studio/guide-core';
import { isHeldBack } from './fresh.ts';
import { type Session, useSession } from './store.ts';

export type Severity = Issue['severity'];

/** A finding with the node it belongs to, and the property inside it. */
export interface Finding {
  readonly issue: Issue;
  readonly key: Key;
  readonly property: string;
}

export interface Findings {
  readonly all: readonly Finding[];
  readonly byKey: ReadonlyMap<Key, readonly Finding[]>;
  /** The worst severity at a node or anywhere below it. */
  readonly marks: ReadonlyMap<Key, Severity>;
}

type Found = Pick<Session, 'issues' | 'advice' | 'fresh'> & { readonly doc: GuideDocument; readonly found: Findings };
let last: Found | null = null;

/** Problems and advice by node. Computed once per change of the guide, however many components ask. */
export function useFindings(): Findings {
  return useSession(findings);
}

/** The findings at one node itself. */
export function useFindingsAt(key: Key): readonly Finding[] {
  return useSession((session) => findings(session).byKey.get(key) ?? none);
}

const none: readonly Finding[] = [];
const nothing: Findings = { all: none, byKey: new Map(), marks: new Map() };

/**
 * The findings to show. In the view of the guide, what is still empty in a part that was just added waits until it is left.
 */
export function findings(session: Pick<Session, 'editor' | 'issues' | 'advice' | 'fresh' | 'view'>): Findings {
  const { editor, issues, advice } = session;
  if (!editor) return nothing;
  const { doc } = editor;
  const fresh = session.view === 'guide' ? session.fresh : null;
  const same = last?.doc.root === doc.root && last.issues === issues && last.advice === advice;
  if (last && same && last.fresh === fresh) return last.found;
  const all = [...issues, ...advice].flatMap((issue): Finding[] => {
    const { node, rest } = nodeAtPath(doc, issue.path);
    const isWaiting = fresh !== null && isHeldBack(issue, ownersOf(doc, node.key), fresh);
    return isWaiting ? [] : [{ issue, key: node.key, property: rest.join('.') }];
  });
  const byKey = new Map<Key, Finding[]>();
  const marks = new Map<Key, Severity>();
  for (const finding of all) {
    const list = byKey.get(finding.key);
    if (list) list.push(finding);
    else byKey.set(finding.key, [finding]);
    mark(doc, finding, marks);
  }
  last = { doc, issues, advice, fresh, found: { all, byKey, marks } };
  return last.found;
}

function ownersOf(doc: GuideDocument, key: Key): readonly Key[] {
  const located = locate(doc, key);
  return located ? [...located.ancestors, located.node].map((node) => node.key) : [];
}

function mark(doc: GuideDocument, finding: Finding, marks: Map<Key, Severity>): void {
  const located = locate(doc, finding.key);
  const { severity } = finding.issue;
  for (const node of located ? [...located.ancestors, located.node] : []) {
    if (severity === 'error' || !marks.has(node.key)) marks.set(node.key, severity);
  }
}
