import { childrenOf, type GuideNode } from '@guide-studio/guide-core';

/** One part of the reading column. */
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
  | { readonly kind: 'blockEnd'; readonly id: string; readonly node: GuideNode }
  | { readonly kind: 'end'; readonly id: string };

/** The guide as it is read, top to bottom. */
export function entriesOf(root: GuideNode): readonly Entry[] {
  const entries: Entry[] = [{ kind: 'study', id: root.key, node: root }];
  let number = 0;
  for (const block of childrenOf(root, 'blocks')) {
    const items = childrenOf(block, 'items');
    entries.push({ kind: 'block', id: block.key, node: block, items: items.length });
    for (const node of childrenOf(block, 'concepts')) entries.push({ kind: 'concept', id: node.key, node });
    for (const node of items) {
      number += 1;
      entries.push({ kind: 'item', id: node.key, node, number, block });
    }
    entries.push({ kind: 'blockEnd', id: `${block.key}-end`, node: block });
  }
  return [...entries, { kind: 'end', id: 'end' }];
}
