import { type BlockType, enclosing, type Key, locate } from '@guide-studio/guide-core';
import { dispatch } from '../session/edit.ts';
import { mustHave, read } from '../session/store.ts';
import { focusInline } from '../browser/focusInline.ts';

/**
 * Adds a block with its title selected, after the block that is or contains `behind`, otherwise at the end. A screener
 * is added at the front, where it must be.
 */
export function addBlock(type: BlockType, behind?: Key): void {
  const { doc } = mustHave(read().editor);
  const located = behind === undefined ? null : locate(doc, behind);
  const block = located && enclosing(located, 'block');
  const place = block && locate(doc, block.key)?.place;
  const index = place && type !== 'screening' ? place.index + 1 : undefined;
  if (!dispatch('block.add', { type, index })) return;
  const [added] = mustHave(read().editor).selection;
  // The menu returns the focus to its button first.
  if (added !== undefined) setTimeout(() => focusInline(added, 'title'), 50);
}
