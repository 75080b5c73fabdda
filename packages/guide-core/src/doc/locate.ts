import type { Path } from '../json.ts';
import { type Slot, slotRule, slotRules, startsWith } from './kinds.ts';
import type { GuideDocument, GuideNode, Key, Place } from './node.ts';

/** A node with its surroundings. `ancestors` runs from the root to the parent; `path` leads to it in the wire guide. */
export interface Located {
  readonly node: GuideNode;
  readonly ancestors: readonly GuideNode[];
  readonly place: Place | null;
  readonly path: Path;
}

const below = new WeakMap<GuideNode, ReadonlySet<Key>>();

/** The keys of all nodes below `node`, remembered by identity: an edit costs only the nodes on its way to the root. */
function keysBelow(node: GuideNode): ReadonlySet<Key> {
  const known = below.get(node);
  if (known) return known;
  const keys = new Set<Key>();
  for (const list of Object.values(node.children)) {
    for (const child of list) {
      keys.add(child.key);
      if (hasChildren(child)) for (const key of keysBelow(child)) keys.add(key);
    }
  }
  below.set(node, keys);
  return keys;
}

function hasChildren(node: GuideNode): boolean {
  for (const _ in node.children) return true;
  return false;
}

/** Finds a node by its key; null when the document has none of that key. */
export function locate(doc: GuideDocument, key: Key): Located | null {
  const ancestors: GuideNode[] = [];
  const path: (string | number)[] = [];
  let node = doc.root;
  let place: Place | null = null;
  while (node.key !== key) {
    const next = childTowards(node, key);
    if (!next) return null;
    ancestors.push(node);
    path.push(...(slotRule(node.kind, next.slot)?.path ?? []), next.index);
    place = { parent: node.key, slot: next.slot, index: next.index };
    node = next.child;
  }
  return { node, ancestors, place, path };
}

function childTowards(node: GuideNode, key: Key): { child: GuideNode; slot: Slot; index: number } | null {
  for (const [slot, list] of Object.entries(node.children)) {
    for (const [index, child] of list.entries()) {
      if (child.key === key || (hasChildren(child) && keysBelow(child).has(key))) {
        return { child, slot: slot as Slot, index };
      }
    }
  }
  return null;
}

/** The node at or around a wire path, and the rest of the path inside that node's own fields. */
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

/** Every node below and including `node`, in document order. */
export function* walk(node: GuideNode): Generator<GuideNode> {
  yield node;
  for (const rule of slotRules[node.kind]) for (const child of node.children[rule.slot] ?? []) yield* walk(child);
}

/** The nearest ancestor (or the node itself) of a kind. */
export function enclosing(located: Located, kind: GuideNode['kind']): GuideNode | null {
  if (located.node.kind === kind) return located.node;
  return located.ancestors.findLast((node) => node.kind === kind) ?? null;
}
