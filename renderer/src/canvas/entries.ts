import {
  childrenOf,
  type GuideDocument,
  type GuideNode,
  type Key,
  locate,
  textField,
} from '@guide-studio/guide-core/edit';
import { countItemsOf, type ItemCounts, sameItemCounts } from '@guide-studio/guide-core/internal';
import { type OpenGuide, useGuide } from '../session/index.ts';

/** One entry of the canvas. */
export type Entry =
  | { readonly kind: 'study'; readonly id: string; readonly node: GuideNode }
  | { readonly kind: 'block'; readonly id: string; readonly node: GuideNode; readonly items: ItemCounts }
  | { readonly kind: 'concept'; readonly id: string; readonly node: GuideNode }
  | {
      readonly kind: 'item';
      readonly id: string;
      readonly node: GuideNode;
      readonly number: number;
      readonly blockType: string;
    }
  | { readonly kind: 'conceptsEnd'; readonly id: string; readonly node: GuideNode }
  | { readonly kind: 'blockEnd'; readonly id: string; readonly node: GuideNode }
  | { readonly kind: 'end'; readonly id: string };

let latest: { readonly root: GuideNode; readonly entries: readonly Entry[] } | null = null;

/** Returns the entries of the guide from top to bottom, computed once for each version. */
export function entriesOf(root: GuideNode): readonly Entry[] {
  if (latest?.root !== root) latest = { root, entries: listEntries(root) };
  return latest.entries;
}

function listEntries(root: GuideNode): readonly Entry[] {
  let numbered = 0;
  const parts = childrenOf(root, 'blocks').map((block) => {
    const entries = entriesOfBlock(block, numbered);
    numbered += childrenOf(block, 'items').length;
    return entries;
  });
  return [{ kind: 'study', id: root.key, node: root }, ...parts.flat(), { kind: 'end', id: 'end' }];
}

const known = new WeakMap<GuideNode, { readonly numbered: number; readonly entries: readonly Entry[] }>();

/** Cached by identity: a key press rebuilds only the entries of its block. */
function entriesOfBlock(block: GuideNode, numbered: number): readonly Entry[] {
  const last = known.get(block);
  if (last?.numbered === numbered) return last.entries;
  const items = childrenOf(block, 'items');
  const blockType = textField(block, 'type');
  const entries: Entry[] = [
    { kind: 'block', id: block.key, node: block, items: countItemsOf(block) },
    ...childrenOf(block, 'concepts').map((node): Entry => ({ kind: 'concept', id: node.key, node })),
    ...(blockType === 'concept' ? [{ kind: 'conceptsEnd' as const, id: `${block.key}-concepts`, node: block }] : []),
    ...items.map((node, i): Entry => ({ kind: 'item', id: node.key, node, number: numbered + i + 1, blockType })),
    { kind: 'blockEnd', id: `${block.key}-end`, node: block },
  ];
  known.set(block, { numbered, entries });
  return entries;
}

let lasting: readonly Entry[] = [];

/**
 * Follows which entries the guide has: the same list until an entry is added, removed, moved or numbered differently.
 * So a key press does not render the list. The nodes in it may be of an earlier version; {@link useNodeOf} follows
 * them.
 */
export function useEntries(): readonly Entry[] {
  return useGuide(({ editor }) => {
    const now = entriesOf(editor.doc.root);
    const isSame = lasting.length === now.length && lasting.every((entry, at) => sameButNode(entry, now[at]));
    if (!isSame) lasting = now;
    return lasting;
  });
}

function sameButNode(a: Entry, b: Entry | undefined): boolean {
  if (a === b) return true;
  if (a.id !== b?.id || a.kind !== b.kind) return false;
  if (a.kind === 'block' && b.kind === 'block') return sameItemCounts(a.items, b.items);
  if (a.kind === 'item' && b.kind === 'item') return a.number === b.number && a.blockType === b.blockType;
  return true;
}

/** An entry that shows a part of the guide. */
export type NodeEntry = Exclude<Entry, { readonly kind: 'end' }>;

/** Returns the current node of the entry at an index, or null if the guide has other entries by now. */
export function nodeNow({ editor }: OpenGuide, entry: NodeEntry, index: number): GuideNode | null {
  const now = entriesOf(editor.doc.root)[index];
  return now?.id === entry.id && now.kind !== 'end' ? now.node : null;
}

/** Follows the node of an entry. */
export function useNodeOf(entry: NodeEntry, index: number): GuideNode {
  return useGuide((guide) => nodeNow(guide, entry, index) ?? entry.node);
}

/** Returns the index of the entry that shows the last selected part, or -1 if nothing is selected. */
export function usePlace(selection: readonly Key[]): number {
  const key = selection.at(-1);
  return useGuide(({ editor }) => (key === undefined ? -1 : placeOf(editor.doc, key)));
}

let found: { readonly root: GuideNode; readonly key: Key; readonly place: number } | null = null;

/** Returns the index of the entry of a node: its own, or that of the question or concept that contains it. */
function placeOf(doc: GuideDocument, key: Key): number {
  if (found?.root !== doc.root || found.key !== key) found = { root: doc.root, key, place: entryAround(doc, key) };
  return found.place;
}

function entryAround(doc: GuideDocument, key: Key): number {
  const located = locate(doc, key);
  const around = new Set(located ? [...located.ancestors, located.node].map((node) => node.key) : []);
  return entriesOf(doc.root).findLastIndex((entry) => around.has(entry.id));
}
