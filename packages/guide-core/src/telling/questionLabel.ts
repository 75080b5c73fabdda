import { childrenOf, type GuideDocument, type GuideNode, textField } from '../doc/node.ts';
import type { ItemIndex } from '../doc/itemIndex.ts';
import { oneLine } from '../doc/oneLine.ts';

/** So much of a text is read at a glance: questions that begin the same for longer are told apart by their numbers. */
const beginning = 48;

/**
 * What a question is called inside a sentence: its text, with its number in front where another question begins the same.
 * One without a text is called by its id. Costs a look into each block.
 */
export function questionLabel(
  doc: GuideDocument,
  { node, order }: Pick<ItemIndex['items'][number], 'node' | 'order'>,
): string {
  const name = nameOf(node);
  const start = name.slice(0, beginning);
  let same = 0;
  for (const block of childrenOf(doc.root, 'blocks')) same += beginningsIn(block).get(start) ?? 0;
  return same > 1 ? `${order + 1}. ${name}` : name;
}

const names = new WeakMap<GuideNode, string>();

function nameOf(item: GuideNode): string {
  const known = names.get(item);
  if (known !== undefined) return known;
  const name = oneLine(textField(item, 'text') || textField(item, 'externalId'));
  names.set(item, name);
  return name;
}

const counted = new WeakMap<GuideNode, ReadonlyMap<string, number>>();

/** How many questions of a block begin so. Remembered by identity: an edit costs only the block that it changed. */
function beginningsIn(block: GuideNode): ReadonlyMap<string, number> {
  const known = counted.get(block);
  if (known) return known;
  const count = new Map<string, number>();
  for (const item of childrenOf(block, 'items')) {
    const start = nameOf(item).slice(0, beginning);
    count.set(start, (count.get(start) ?? 0) + 1);
  }
  counted.set(block, count);
  return count;
}
