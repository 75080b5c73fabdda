import { entryOf, type ItemEntry, type ItemIndex, itemIndex } from './itemIndex.ts';
import { childrenOf, type GuideDocument, type GuideNode, type Key, nodeReader, textField } from './node.ts';
import { type ReferencePurpose, sourceProblem } from '../references/source.ts';

/**
 * Returns the items that a condition (or carry-forward) of `owner` may refer to, in order. Leaves out items whose
 * external id belongs to an earlier item, because references would resolve to that one.
 */
export function possibleSources(doc: GuideDocument, owner: Key, purpose: ReferencePurpose): GuideNode[] {
  const index = itemIndex(doc);
  const own = entryOf(index, owner);
  const from = own ? { block: own.block, order: own.order } : { block: conceptBlock(doc, owner), order: null };
  return index.items
    .filter((entry) => sourceProblem(entry, from, purpose, nodeReader) === null && isReferable(entry, index))
    .map((entry) => entry.node);
}

function isReferable(entry: ItemEntry, index: ItemIndex): boolean {
  const id = textField(entry.node, 'externalId');
  return id === '' || index.byId.get(id) === entry;
}

function conceptBlock(doc: GuideDocument, concept: Key): number {
  return childrenOf(doc.root, 'blocks').findIndex((b) => childrenOf(b, 'concepts').some((c) => c.key === concept));
}
