import { childrenOf, type GuideDocument, type GuideNode, textField } from '../doc/node.ts';
import type { ItemIndex } from '../doc/itemIndex.ts';
import { shortText } from './shortText.ts';

/**
 * What a question is called inside a sentence: the beginning of its text, with its number in front where another question
 * begins the same. One without a text is called by its id. Costs a look into each block.
 */
export function questionLabel(
  doc: GuideDocument,
  { node, order }: Pick<ItemIndex['items'][number], 'node' | 'order'>,
): string {
  const name = nameOf(node);
  let same = 0;
  for (const block of childrenOf(doc.root, 'blocks')) same += namesIn(block).get(name) ?? 0;
  return same > 1 ? `${order + 1}. ${name}` : name;
}

const names = new WeakMap<GuideNode, string>();

function nameOf(item: GuideNode): string {
  const known = names.get(item);
  if (known !== undefined) return known;
  const name = shortText(textField(item, 'text') || textField(item, 'externalId'));
  names.set(item, name);
  return name;
}

const counted = new WeakMap<GuideNode, ReadonlyMap<string, number>>();

/** How many questions of a block have a name. Remembered by identity: an edit costs only the block that it changed. */
function namesIn(block: GuideNode): ReadonlyMap<string, number> {
  const known = counted.get(block);
  if (known) return known;
  const count = new Map<string, number>();
  for (const item of childrenOf(block, 'items')) count.set(nameOf(item), (count.get(nameOf(item)) ?? 0) + 1);
  counted.set(block, count);
  return count;
}
