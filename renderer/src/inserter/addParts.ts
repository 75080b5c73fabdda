import type { BlockType, ItemType } from '@guide-studio/guide-core';
import { childrenOf, type Key, locate, textField } from '@guide-studio/guide-core/edit';
import { enclosing, itemTypesIn } from '@guide-studio/guide-core/internal';
import { afterMenu } from '../browser/afterMenu.ts';
import { focusInline } from '../fields/focusInline.ts';
import { dispatch, readGuide, type Session } from '../session/index.ts';

/**
 * Adds a block with its title selected, after the block that is or contains `behind`, otherwise at the end. A screener
 * is added at the front, where it must be.
 */
export function addBlock(type: BlockType, behind?: Key): void {
  const { doc } = readGuide().editor;
  const located = behind === undefined ? null : locate(doc, behind);
  const block = located && enclosing(located, 'block');
  const place = block && locate(doc, block.key)?.place;
  const index = place && type !== 'screening' ? place.index + 1 : undefined;
  if (!dispatch('block.add', { type, index })) return;
  const [added] = readGuide().editor.selection;
  if (added !== undefined) afterMenu(() => focusInline(added, 'title'));
}

/**
 * Adds a question after another one, with the caret in its text. It gets the type of the other one if no type is given
 * or the type is not allowed there.
 */
export function addNextQuestion(behind: Key, type?: ItemType): void {
  const located = locate(readGuide().editor.doc, behind);
  if (!located?.place || located.node.kind !== 'item') return;
  const { parent: block, index } = located.place;
  const own = textField(located.node, 'type') as ItemType;
  const holder = located.ancestors.at(-1);
  const types = holder ? itemTypesIn(holder) : [];
  const wanted = type ?? own;
  const next = types.includes(wanted) ? wanted : (types[0] ?? wanted);
  if (!dispatch('item.add', { block, type: next, index: index + 1 })) return;
  const [added] = readGuide().editor.selection;
  if (added !== undefined) focusInline(added);
}

/** Adds a concept to a block, at `index` or at the end, with its name selected. */
export function addConcept(block: Key, index?: number): void {
  if (!dispatch('concept.add', { block, ...(index === undefined ? {} : { index }) })) return;
  const [added] = readGuide().editor.selection;
  if (added !== undefined) focusInline(added, 'nickname');
}

/** Returns true if the open guide has a screener; a second one may not be added. */
export function hasScreener({ guide }: Session): boolean {
  const blocks = guide ? childrenOf(guide.editor.doc.root, 'blocks') : [];
  return blocks.some((block) => textField(block, 'type') === 'screening');
}
