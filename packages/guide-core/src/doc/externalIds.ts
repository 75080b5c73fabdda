import { slotRules } from './kinds.ts';
import { type GuideDocument, type GuideNode, textField } from './node.ts';
import { references } from './references.ts';

const declared = new WeakMap<GuideNode, readonly string[]>();

/** Returns every external id of a node and its descendants. */
export function externalIds(node: GuideNode): Set<string> {
  return new Set(idsIn(node));
}

/** Returns true if a node or one of its descendants has this external id. */
export function hasExternalId(node: GuideNode, id: string): boolean {
  return idsIn(node).includes(id);
}

/** Cached by the identity of items and blocks, so an edit costs only what it changed. */
function idsIn(node: GuideNode): readonly string[] {
  const known = declared.get(node);
  if (known) return known;
  const ids: string[] = [];
  const own = textField(node, 'externalId');
  if (own !== '') ids.push(own);
  for (const { slot } of slotRules[node.kind]) {
    for (const child of node.children[slot] ?? []) for (const id of idsIn(child)) ids.push(id);
  }
  if (slotRules[node.kind].length > 0) declared.set(node, ids);
  return ids;
}

/**
 * Returns the ids that a generated id must not equal: every id of the guide, and every name used by a condition or
 * carry-forward, which would otherwise resolve to the new id.
 */
export function takenIds(doc: GuideDocument): Set<string> {
  const taken = externalIds(doc.root);
  for (const reference of references(doc)) taken.add(reference.value);
  return taken;
}

/** Returns `wish`, `wish-2`, `wish-3` …: the first one that is not `taken`. The caller adds it to `taken`. */
export function freeId(taken: ReadonlySet<string>, wish: string): string {
  if (!taken.has(wish)) return wish;
  const stem = wish.replace(/-\d+$/, '');
  for (let n = 2; ; n++) if (!taken.has(`${stem}-${n}`)) return `${stem}-${n}`;
}

/** Returns an id for an item without one: `q` and its number in the guide. */
export function idForItem(doc: GuideDocument, number: number): string {
  return freeId(takenIds(doc), `q${number}`);
}
