import { slotRules } from './kinds.ts';
import { type GuideDocument, type GuideNode, textField } from './node.ts';
import { references } from './references.ts';

const declared = new WeakMap<GuideNode, readonly string[]>();

/** Every external id of a node and of what is in it. */
export function externalIds(node: GuideNode): Set<string> {
  return new Set(idsIn(node));
}

/** Whether a node, or something in it, has an external id. */
export function hasExternalId(node: GuideNode, id: string): boolean {
  return idsIn(node).includes(id);
}

/** Remembered by identity of items and blocks: an edit costs only what it changed. */
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
 * What a made-up id must not be: every id of the guide, and every word by which a condition or carry-forward names
 * something, since a new id would draw that mention to itself.
 */
export function takenIds(doc: GuideDocument): Set<string> {
  const taken = externalIds(doc.root);
  for (const reference of references(doc)) taken.add(reference.value);
  return taken;
}

/** `wish`, or `wish-2`, `wish-3` …: the first one that is not `taken`. The caller adds it to `taken`. */
export function freeId(taken: ReadonlySet<string>, wish: string): string {
  if (!taken.has(wish)) return wish;
  const stem = wish.replace(/-\d+$/, '');
  for (let n = 2; ; n++) if (!taken.has(`${stem}-${n}`)) return `${stem}-${n}`;
}

/** An id for an item that is referred to for the first time: `q` and its number in the guide. */
export function idForItem(doc: GuideDocument, number: number): string {
  return freeId(takenIds(doc), `q${number}`);
}
