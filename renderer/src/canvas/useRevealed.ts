import type { Key } from '@guide-studio/guide-core';
import { useCallback, useEffect, useRef } from 'react';
import { useSession } from '../session/store.ts';
import { focusText } from './focusInline.ts';

/**
 * Brings the entry of what was selected into view whenever that was selected, moved, or asked for once more from
 * elsewhere. A caret that stood in another part goes along: what was taken back is where writing goes on.
 *
 * @param place - the index of the entry; -1 for none.
 * @returns what a press on the canvas does first: what it selects is under the pointer already, and must stay there.
 */
export function useRevealed(
  selection: readonly Key[],
  place: number,
  scrollToIndex: (index: number, options: { align: 'auto' }) => void,
  scroller: { readonly current: HTMLElement | null },
): () => void {
  const key = selection.at(-1);
  const isOne = selection.length === 1;
  const asked = useSession((session) => session.askedAgain);
  const isPressed = useRef(false);
  useEffect(() => {
    const { current } = scroller;
    const entry = current?.querySelector(`[data-index="${place}"]`);
    const { activeElement } = document;
    if (place < 0 || isPressed.current || entry?.contains(activeElement)) return;
    // The caret first: the part it stands in may go as soon as the canvas is scrolled. Of several parts it would select
    // the one it comes to.
    const own = entry?.querySelector<HTMLTextAreaElement>(`[data-inline^="${key}/"]`);
    const text = own ?? entry?.querySelector('textarea');
    if (isOne && text && current?.contains(activeElement)) focusText(text, 'end');
    // Of a card that is longer than the window the answer itself is brought there.
    if (own && entry && current && entry.clientHeight > current.clientHeight) own.scrollIntoView({ block: 'nearest' });
    else scrollToIndex(place, { align: 'auto' });
  }, [key, isOne, place, asked, scrollToIndex, scroller]);
  return useCallback(() => {
    isPressed.current = true;
    setTimeout(() => {
      isPressed.current = false;
    }, 0);
  }, []);
}
