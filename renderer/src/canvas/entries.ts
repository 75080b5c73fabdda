import { childrenOf, type GuideDocument, type GuideNode, type Key, locate, textField } from '@guide-studio/guide-core';
import { useMemo } from 'react';
import { useGuide } from '../session/index.ts';

/** One entry of the canvas. */
export type Entry =
  | { readonly kind: 'study'; readonly id: string; readonly node: GuideNode }
  | { readonly kind: 'block'; readonly id: string; readonly node: GuideNode; readonly items: number }
  | { readonly kind: 'concept'; readonly id: string; readonly node: GuideNode }
  | {
      readonly kind: 'item';
      readonly id: string;
      readonly node: GuideNode;
      readonly number: number;
      readonly block: GuideNode;
    }
  | { readonly kind: 'conceptsEnd'; readonly id: string; readonly node: GuideNode }
  | { readonly kind: 'blockEnd'; readonly id: string; readonly node: GuideNode }
  | { readonly kind: 'end'; readonly id: string };

/** Returns the entries of the guide from top to bottom. */
export function entriesOf(root: GuideNode): readonly Entry[] {
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
  const isConceptBlock = textField(block, 'type') === 'concept';
  const entries: Entry[] = [
    { kind: 'block', id: block.key, node: block, items: items.length },
    ...childrenOf(block, 'concepts').map((node): Entry => ({ kind: 'concept', id: node.key, node })),
    ...(isConceptBlock ? [{ kind: 'conceptsEnd' as const, id: `${block.key}-concepts`, node: block }] : []),
    ...items.map((node, i): Entry => ({ kind: 'item', id: node.key, node, number: numbered + i + 1, block })),
    { kind: 'blockEnd', id: `${block.key}-end`, node: block },
  ];
  known.set(block, { numbered, entries });
  return entries;
}

/** Returns the index of the entry that shows the last selected part, or -1 if nothing is selected. */
export function usePlace(entries: readonly Entry[], selection: readonly Key[]): number {
  const key = selection.at(-1);
  const doc = useGuide((guide) => guide.editor.doc);
  return useMemo(() => (key === undefined ? -1 : entryAround(doc, key, entries)), [doc, key, entries]);
}

/** Returns the index of the entry of a node: its own, or that of the question or concept that contains it. */
function entryAround(doc: GuideDocument, key: Key, entries: readonly Entry[]): number {
  const located = locate(doc, key);
  const around = new Set(located ? [...located.ancestors, located.node].map((node) => node.key) : []);
  return entries.findLastIndex((entry) => around.has(entry.id));
}
