import type { Path } from '../json.ts';
import { type Slot, slotRule, slotRules, startsWith } from './kinds.ts';
import { type GuideDocument, type GuideNode, type Key, nothing, type Place } from './node.ts';

/** A node with its context. */
export interface Located {
  /** The part with the key. */
  readonly node: GuideNode;
  /** From the root to the parent; empty for the root. */
  readonly ancestors: readonly GuideNode[];
  /** The list that it is in, and where; null for the root. */
  readonly place: Place | null;
  /** Its path in the guide file, such as `['studyGuide', 0, 'items', 2]`; empty for the root. */
  readonly path: Path;
}

/**
 * The last known parent of each node. One table covers a document and all versions edited from it. It is only a hint:
 * it is checked from the root down, and if it is wrong the document is searched.
 */
const parents = new WeakMap<GuideNode, Map<Key, Key>>();

/** Lets an edited document reuse the hints of the document it comes from. */
export function inheritHints(from: GuideNode, to: GuideNode): void {
  const known = parents.get(from);
  if (known) parents.set(to, known);
}

/** Records that a node and its descendants are now in `parent`. */
export function noteInserted(root: GuideNode, node: GuideNode, parent: Key): void {
  const hints = hintsOf(root);
  hints.set(node.key, parent);
  noteBelow(node, hints);
}

function noteBelow(node: GuideNode, hints: Map<Key, Key>): void {
  for (const { slot } of slotRules[node.kind]) {
    for (const child of node.children[slot] ?? nothing) {
      hints.set(child.key, node.key);
      noteBelow(child, hints);
    }
  }
}

function hintsOf(root: GuideNode): Map<Key, Key> {
  const known = parents.get(root);
  if (known) return known;
  const hints = new Map<Key, Key>();
  noteBelow(root, hints);
  parents.set(root, hints);
  return hints;
}

/** Notes where every part is. Otherwise the first {@link locate} does so, which takes some milliseconds in a long guide. */
export function preparePlaces(doc: GuideDocument): void {
  hintsOf(doc.root);
}

/** Returns the node with this key and its context, or null if the document has none. */
export function locate(doc: GuideDocument, key: Key): Located | null {
  const { root } = doc;
  if (root.key === key) return { node: root, ancestors: [], place: null, path: [] };
  // Blocks are found without hints, so that opening a guide does not build them.
  const block = parents.has(root) ? null : downTo(root, key);
  if (block) return located([block]);
  const hints = hintsOf(root);
  if (!hints.has(key)) return null;
  const hinted = followed(root, hintedWay(hints, root.key, key));
  if (hinted) return located(hinted);
  const found = searched(root, key);
  for (const { parent, child } of found ?? []) hints.set(child.key, parent.key);
  return found && located(found);
}

/** One step from a parent to a child. */
interface Down {
  readonly parent: GuideNode;
  readonly slot: Slot;
  readonly index: number;
  readonly child: GuideNode;
}

function hintedWay(hints: ReadonlyMap<Key, Key>, root: Key, key: Key): readonly Key[] {
  const way: Key[] = [];
  // No node is deeper than a criterion; a longer path means that the hints are circular.
  for (let at: Key | undefined = key; at !== undefined && way.length < 5; at = hints.get(at)) {
    if (at === root) return way.toReversed();
    way.push(at);
  }
  return [];
}

function followed(root: GuideNode, way: readonly Key[]): readonly Down[] | null {
  const downs: Down[] = [];
  let parent = root;
  for (const key of way) {
    const down = downTo(parent, key);
    if (!down) return null;
    downs.push(down);
    parent = down.child;
  }
  return downs.length > 0 ? downs : null;
}

function downTo(parent: GuideNode, key: Key): Down | null {
  for (const { slot } of slotRules[parent.kind]) {
    const list = parent.children[slot];
    const index = list ? list.findIndex((child) => child.key === key) : -1;
    const child = list?.[index];
    if (child) return { parent, slot, index, child };
  }
  return null;
}

function searched(parent: GuideNode, key: Key): readonly Down[] | null {
  for (const { slot } of slotRules[parent.kind]) {
    const list = parent.children[slot];
    if (!list) continue;
    for (let index = 0; index < list.length; index++) {
      const child = list[index] as GuideNode;
      if (child.key === key) return [{ parent, slot, index, child }];
      const below = searched(child, key);
      if (below) return [{ parent, slot, index, child }, ...below];
    }
  }
  return null;
}

function located(downs: readonly Down[]): Located | null {
  const last = downs.at(-1);
  if (!last) return null;
  return {
    node: last.child,
    ancestors: downs.map((down) => down.parent),
    place: { parent: last.parent.key, slot: last.slot, index: last.index },
    path: downs.flatMap(({ parent, slot, index }) => [...(slotRule(parent.kind, slot)?.path ?? []), index]),
  };
}

/**
 * Returns the node at or around a path of the guide file, and the rest of the path inside that node's fields.
 *
 * @param path Such as that of a finding. One that leads nowhere gives the innermost node around it.
 */
export function nodeAtPath(doc: GuideDocument, path: Path): { node: GuideNode; rest: Path } {
  let node = doc.root;
  let rest = path;
  for (;;) {
    const inside = childAtPath(node, rest);
    if (!inside) return { node, rest };
    node = inside.child;
    rest = inside.rest;
  }
}

function childAtPath(node: GuideNode, path: Path): { child: GuideNode; rest: Path } | null {
  for (const rule of slotRules[node.kind]) {
    const index = path[rule.path.length];
    if (!startsWith(path, rule.path) || typeof index !== 'number') continue;
    const child = node.children[rule.slot]?.[index];
    if (child) return { child, rest: path.slice(rule.path.length + 1) };
  }
  return null;
}

/** Returns `node` and its descendants in document order. */
export function walk(node: GuideNode): readonly GuideNode[] {
  const nodes: GuideNode[] = [];
  collect(node, nodes);
  return nodes;
}

function collect(node: GuideNode, into: GuideNode[]): void {
  into.push(node);
  for (const { slot } of slotRules[node.kind]) for (const child of node.children[slot] ?? nothing) collect(child, into);
}

/** Returns the nearest ancestor of a kind, or the node itself. */
export function enclosing(located: Located, kind: GuideNode['kind']): GuideNode | null {
  if (located.node.kind === kind) return located.node;
  return located.ancestors.findLast((node) => node.kind === kind) ?? null;
}
