import type { Key } from '@guide-studio/guide-core/edit';
import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useGuide } from '../session/index.ts';
import { focusText } from '../fields/focusInline.ts';

/** Which entries are mounted, and a function to call when the selected entry was revealed, or need not be. */
interface Mounting {
  readonly rangeExtractor: (range: Range) => number[];
  readonly arrive: (scrolls: boolean) => void;
}

/**
 * Mounts the entries in sight, and the selected one, which stays mounted while the canvas is scrolled so that its caret
 * is not lost. If the canvas is about to scroll to the selected entry, mounts those around it at once instead of those
 * that it leaves, so that a jump mounts and lays out only one screen.
 *
 * @param place - the index of the selected entry; -1 for none.
 * @param ids - the ids of all entries.
 */
export function useMounting(place: number, ids: readonly string[]): Mounting {
  const arrived = useRef(place);
  const isAhead = useRef(false);
  const [stays, stayAt] = useState(-1);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const { startIndex, endIndex } = range;
      const isInSight = place >= startIndex && place <= endIndex;
      const isElsewhere = !isInSight && place >= 0 && place !== arrived.current && place !== stays;
      // An entry that has the focus already is not scrolled to.
      isAhead.current = isElsewhere && focusedAmong(ids) !== place;
      if (!isAhead.current) return withPlace(defaultRangeExtractor(range), place);
      // The entry that has the focus is left, not removed: what it does when it is left would be lost.
      return withPlace(withPlace(defaultRangeExtractor(rangeAt(place, range)), place), focusedAmong(ids));
    },
    [place, stays, ids],
  );
  const arrive = useCallback(
    (scrolls: boolean) => {
      arrived.current = place;
      if (isAhead.current && !scrolls) stayAt(place);
    },
    [place],
  );
  return { rangeExtractor, arrive };
}

/** The range after scrolling as little as needed to show an entry. */
function rangeAt(place: number, range: Range): Range {
  const { startIndex, endIndex, count } = range;
  const more = endIndex - startIndex;
  if (place < startIndex) return { ...range, startIndex: place, endIndex: Math.min(place + more, count - 1) };
  return { ...range, startIndex: Math.max(0, place - more), endIndex: place };
}

/** Returns the index of the entry that has the focus, or -1. */
function focusedAmong(ids: readonly string[]): number {
  const focused = document.activeElement?.closest<HTMLElement>('[data-entry]')?.dataset['entry'];
  return focused === undefined ? -1 : ids.indexOf(focused);
}

function withPlace(shown: number[], place: number): number[] {
  return place < 0 || shown.includes(place) ? shown : [...shown, place].toSorted((a, b) => a - b);
}

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
  scrollToIndex: (index: number, options: { align: 'auto' | 'start' }) => void,
  scroller: { readonly current: HTMLElement | null },
  arrive: Mounting['arrive'],
): (event: PointerEvent) => void {
  const key = selection.at(-1);
  const isOne = selection.length === 1;
  const asked = useGuide((guide) => guide.revealRequests);
  const isPressed = useRef(false);
  useEffect(() => {
    const { current } = scroller;
    const entry = current?.querySelector(`[data-index="${place}"]`);
    const { activeElement } = document;
    const scrolls = place >= 0 && !isPressed.current && !entry?.contains(activeElement);
    arrive(scrolls);
    if (!scrolls) return undefined;
    // Moves the caret first: its part may be unmounted when the canvas scrolls. With several parts selected, the focus
    // would select one of them.
    const own = entry?.querySelector<HTMLTextAreaElement>(`[data-inline^="${key}/"]`);
    const text = own ?? entry?.querySelector('textarea');
    if (isOne && text && current?.contains(activeElement)) focusText(text, 'end');
    const isLong = own && entry && current && entry.clientHeight > current.clientHeight;
    if (!isLong) return scrollToIndex(place, { align: 'auto' });
    // In a card that is longer than the window, scrolls to the answer itself, once the card is where it stays.
    if (!isIn(current, entry)) scrollToIndex(place, { align: 'start' });
    return whenStill(entry, () => own.scrollIntoView({ block: 'nearest' }));
  }, [key, isOne, place, asked, scrollToIndex, scroller, arrive]);
  return useCallback((event: PointerEvent) => {
    // What a card opens over the canvas, such as a list of links, is not the canvas.
    if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
    isPressed.current = true;
    setTimeout(() => {
      isPressed.current = false;
    }, 0);
  }, []);
}

/** Returns true if a part of an element is in sight. */
function isIn(scroller: Element, element: Element): boolean {
  const [outer, inner] = [scroller.getBoundingClientRect(), element.getBoundingClientRect()];
  return inner.bottom > outer.top && inner.top < outer.bottom;
}

/**
 * Calls back when an element has not moved for a frame: cards that were just mounted above it are measured first.
 * Returns a function that cancels it.
 */
function whenStill(element: Element, then: () => void): () => void {
  let before = Number.NaN;
  let left = 20;
  const look = (): void => {
    const { top } = element.getBoundingClientRect();
    left -= 1;
    if (top === before || left === 0) return then();
    before = top;
    frame = requestAnimationFrame(look);
  };
  let frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);
}
