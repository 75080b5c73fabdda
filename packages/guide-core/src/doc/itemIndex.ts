import type { PartReader, ReferenceGuide } from '../references/reader.ts';
import type { PlacedItem } from '../references/source.ts';
import {
  childrenOf,
  type GuideDocument,
  type GuideNode,
  type Key,
  nodeReader,
  type ReadableNode,
  textField,
} from './node.ts';
import { byIdentity } from '../remember.ts';

/** An item of a guide. Its block and its order among all items count from 0. */
export type ItemEntry<Node extends ReadableNode = GuideNode> = PlacedItem<Node>;

/** The items of a guide in order, and the first item with each external id. */
export interface ItemIndex<Node extends ReadableNode = GuideNode> extends ReferenceGuide<Node> {
  /** Created on demand: edits need only the items with an id. */
  readonly items: readonly ItemEntry<Node>[];
  /** By external id, the first item with it, as conditions find it. Items without an id are not in it. */
  readonly byId: ReadonlyMap<string, ItemEntry<Node>>;
}

const indexes = new WeakMap<ReadableNode, ItemIndex<ReadableNode>>();

/** Returns the items of a guide, in their order and by external id. Cached while the document does not change. */
export function itemIndex<Node extends ReadableNode>(doc: { readonly root: Node }): ItemIndex<Node> {
  const known = indexes.get(doc.root);
  if (known) return known as ItemIndex<Node>;
  const blocks = childrenOf(doc.root, 'blocks');
  const byId = new Map<string, ItemEntry<Node>>();
  let before = 0;
  for (const [block, blockNode] of blocks.entries()) {
    const list = childrenOf(blockNode, 'items');
    for (const [place, id] of idsIn(blockNode).entries()) {
      const node = list[place];
      if (node && id !== '' && !byId.has(id)) byId.set(id, { node, block, order: before + place });
    }
    before += list.length;
  }
  let items: readonly ItemEntry<Node>[] | undefined;
  const index: ItemIndex<Node> = {
    byId,
    read: nodeReader as PartReader<Node>,
    itemNamed: (id) => byId.get(id)?.node,
    get items() {
      return (items ??= entriesOf(blocks, byId));
    },
  };
  indexes.set(doc.root, index);
  return index;
}

function entriesOf<Node extends ReadableNode>(
  blocks: readonly Node[],
  byId: ItemIndex<Node>['byId'],
): readonly ItemEntry<Node>[] {
  const items: ItemEntry<Node>[] = [];
  for (const [block, blockNode] of blocks.entries()) {
    for (const node of childrenOf(blockNode, 'items')) {
      const named = byId.get(textField(node, 'externalId'));
      items.push(named?.node === node ? named : { node, block, order: items.length });
    }
  }
  return items;
}

/** Returns the position of an item in the guide, from 0, or null if it is not an item. */
export function orderOf(doc: GuideDocument, item: Key): number | null {
  return entryOf(itemIndex(doc), item)?.order ?? null;
}

/** Returns the entry of an item. Cached, because callers that list all questions ask for each of them. */
export const entryOf = (index: ItemIndex, item: Key): ItemEntry | undefined => entriesByKey(index).get(item);

const entriesByKey = byIdentity(({ items }: ItemIndex) => new Map(items.map((entry) => [entry.node.key, entry])));

// Cached by identity, so an edit costs only the block it changed.
/** Returns the external id of each item of a block, or '' for none. */
const idsIn = byIdentity((block: ReadableNode): readonly string[] =>
  childrenOf(block, 'items').map((item) => textField(item, 'externalId')),
);
