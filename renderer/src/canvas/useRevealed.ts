import type { Key } from '@guide-studio/guide-core';
import { useCallback, useEffect, useRef } from 'react';
import { useGuide } from '../session/index.ts';
import { focusText } from '../fields/focusInline.ts';

/**
 * Scrolls the entry of the selected part into view when it is selected, moved, or requested again from elsewhere. A
 * caret in another part moves along, so that writing continues there after an undo.
 *
 * @param place - the index of the entry; -1 for none.
 * @returns a function to call before a press on the canvas: what it selects is already under the pointer and must not
 *   move.
 */
export function useRevealed(
  selection: readonly Key[],
  place: number,
  scrollToIndex: (index: number, options: { align: 'auto' }) => void,
  scroller: { readonly current: HTMLElement | null },
): () => void {
  const key = selection.at(-1);
  const isOne = selection.length === 1;
  const asked = useGuide((guide) => guide.askedAgain);
  const isPressed = useRef(false);
  useEffect(() => {
    const { current } = scroller;
    const entry = current?.querySelector(`[data-index="${place}"]`);
    const { activeElement } = document;
    if (place < 0 || isPressed.current || entry?.contains(activeElement)) return;
    // Moves the caret first: its part may be unmounted when the canvas scrolls. With several parts selected, the focus
    // would select one of them.
    const own = entry?.querySelector<HTMLTextAreaElement>(`[data-inline^="${key}/"]`);
    const text = own ?? entry?.querySelector('textarea');
    if (isOne && text && current?.contains(activeElement)) focusText(text, 'end');
    // In a card that is longer than the window, scrolls to the answer itself.
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
