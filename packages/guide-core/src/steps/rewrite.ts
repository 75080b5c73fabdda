import { inheritHints, locate } from '../doc/locate.ts';
import type { Slot } from '../doc/kinds.ts';
import type { GuideDocument, GuideNode, Key } from '../doc/node.ts';

/** Returns the document with one node replaced, or null. Only the node's ancestors are created again. */
export function rewriteNode(
  doc: GuideDocument,
  key: Key,
  change: (node: GuideNode) => GuideNode | null,
): GuideDocument | null {
  const located = locate(doc, key);
  if (!located) return null;
  let node = change(located.node);
  if (!node) return null;
  let child = located.node;
  for (const parent of located.ancestors.toReversed()) {
    node = withChildReplaced(parent, child, node);
    child = parent;
  }
  inheritHints(doc.root, node);
  return { ...doc, root: node };
}

function withChildReplaced(parent: GuideNode, from: GuideNode, to: GuideNode): GuideNode {
  for (const [slot, list] of Object.entries(parent.children)) {
    const index = list.indexOf(from);
    if (index >= 0) return { ...parent, children: { ...parent.children, [slot]: list.with(index, to) } };
  }
  return parent;
}

/** Returns `node` with its child list `slot` changed, or null if it has no such list. */
export function withList(
  node: GuideNode,
  slot: Slot,
  change: (list: readonly GuideNode[]) => readonly GuideNode[] | null,
): GuideNode | null {
  const list = node.children[slot];
  const changed = list && change(list);
  return changed ? { ...node, children: { ...node.children, [slot]: changed } } : null;
}
