import { entryOf, type ItemEntry, type ItemIndex, itemIndex } from './itemIndex.ts';
import { childrenOf, type GuideDocument, type GuideNode, type Key, textField } from './node.ts';
import { isCarrySource, isConditionSource, sourceProblem } from './resolveReference.ts';

/**
 * Returns the items that a condition (or carry-forward) of `owner` may refer to, in order. Leaves out items whose
 * external id belongs to an earlier item, because references would resolve to that one.
 */
export function possibleSources(doc: GuideDocument, owner: Key, purpose: 'condition' | 'carryForward'): GuideNode[] {
  const index = itemIndex(doc);
  const fits = purpose === 'condition' ? isConditionSource : isCarrySource;
  const own = entryOf(index, owner);
  const position = own ? { block: own.block, order: own.order } : { block: conceptBlock(doc, owner), order: null };
  return index.items
    .filter((entry) => sourceProblem(entry, position, fits) === null && isReferable(entry, index))
    .map((entry) => entry.node);
}

function isReferable(entry: ItemEntry, index: ItemIndex): boolean {
  const id = textField(entry.node, 'externalId');
  return id === '' || index.byId.get(id) === entry;
}

function conceptBlock(doc: GuideDocument, concept: Key): number {
  return childrenOf(doc.root, 'blocks').findIndex((b) => childrenOf(b, 'concepts').some((c) => c.key === concept));
}
