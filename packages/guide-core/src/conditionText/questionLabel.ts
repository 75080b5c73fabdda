import { childrenOf, type GuideDocument, type GuideNode, textField } from '../doc/node.ts';
import type { ItemIndex } from '../doc/itemIndex.ts';
import { oneLine } from '../doc/oneLine.ts';
import { byIdentity } from '../remember.ts';

/** The number of characters read at a glance. Questions that begin with the same ones are distinguished by number. */
const beginning = 48;

/**
 * Returns the name of a question inside a sentence: its text, preceded by its number if another question begins the
 * same. A question without text is named by its id. Cost: one lookup per block.
 */
export function questionLabel(
  doc: GuideDocument,
  { node, order }: Pick<ItemIndex['items'][number], 'node' | 'order'>,
): string {
  const name = itemName(node);
  const start = name.slice(0, beginning);
  let same = 0;
  for (const block of childrenOf(doc.root, 'blocks')) same += beginningsIn(block).get(start) ?? 0;
  return same > 1 ? `${order + 1}. ${name}` : name;
}

const itemName = byIdentity((item: GuideNode): string =>
  oneLine(textField(item, 'text') || textField(item, 'externalId')),
);

/** Counts the questions of a block by beginning. Cached by identity, so an edit costs only the changed block. */
const beginningsIn = byIdentity((block: GuideNode): ReadonlyMap<string, number> => {
  const count = new Map<string, number>();
  for (const item of childrenOf(block, 'items')) {
    const start = itemName(item).slice(0, beginning);
    count.set(start, (count.get(start) ?? 0) + 1);
  }
  return count;
});
