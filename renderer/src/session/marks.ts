import { type GuideDocument, type Issue, type Key, locate, nodeAtPath } from '@guide-studio/guide-core';
import { useSession } from './store.ts';

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

let last: { doc: GuideDocument; issues: readonly Issue[]; advice: readonly Issue[]; found: Findings } | null = null;

/** Problems and advice by node. Computed once per change of the guide, however many components ask. */
export function useFindings(): Findings {
  return useSession(({ editor, issues, advice }) => (editor ? findings(editor.doc, issues, advice) : nothing));
}

/** The findings at one node itself. */
export function useFindingsAt(key: Key): readonly Finding[] {
  return useSession(({ editor, issues, advice }) =>
    editor ? (findings(editor.doc, issues, advice).byKey.get(key) ?? none) : none,
  );
}

const none: readonly Finding[] = [];
const nothing: Findings = { all: none, byKey: new Map(), marks: new Map() };

export function findings(doc: GuideDocument, issues: readonly Issue[], advice: readonly Issue[]): Findings {
  if (last && last.doc.root === doc.root && last.issues === issues && last.advice === advice) return last.found;
  const all = [...issues, ...advice].map((issue): Finding => {
    const { node, rest } = nodeAtPath(doc, issue.path);
    return { issue, key: node.key, property: rest.join('.') };
  });
  const byKey = new Map<Key, Finding[]>();
  const marks = new Map<Key, Severity>();
  for (const finding of all) {
    const list = byKey.get(finding.key);
    if (list) list.push(finding);
    else byKey.set(finding.key, [finding]);
    mark(doc, finding, marks);
  }
  last = { doc, issues, advice, found: { all, byKey, marks } };
  return last.found;
}

function mark(doc: GuideDocument, finding: Finding, marks: Map<Key, Severity>): void {
  const located = locate(doc, finding.key);
  const { severity } = finding.issue;
  for (const node of located ? [...located.ancestors, located.node] : []) {
    if (severity === 'error' || !marks.has(node.key)) marks.set(node.key, severity);
  }
}
