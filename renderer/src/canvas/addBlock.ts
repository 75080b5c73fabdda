import { type BlockType, enclosing, type Key, locate } from '@guide-studio/guide-core';
import { dispatch } from '../session/edit.ts';
import { mustHave, read } from '../session/store.ts';
import { focusInline } from './focusInline.ts';

/**
 * Adds a block behind the one that is or holds `behind`, else at the end, with its title selected. A screener goes to the
 * front, where it must stand.
 */
export function addBlock(type: BlockType, behind?: Key): void {
  const { doc } = mustHave(read().editor);
  const located = behind === undefined ? null : locate(doc, behind);
  const block = located && enclosing(located, 'block');
  const place = block && locate(doc, block.key)?.place;
  const index = place && type !== 'screening' ? place.index + 1 : undefined;
  if (!dispatch('block.add', { type, index })) return;
  const [added] = mustHave(read().editor).selection;
  // The menu gives the focus back to its button first.
  if (added !== undefined) setTimeout(() => focusInline(added, 'title'), 50);
}
