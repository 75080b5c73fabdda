import { type RefObject, useEffect } from 'react';
import { read } from '../session/store.ts';

/**
 * Keeps what is being written in view when the views lose height to something below them, such as the list of problems:
 * the text with the caret, and what is selected in the guide. What was out of view before is left there.
 */
export function useWritingInView(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const views = place.current;
    if (!views) return;
    let height = views.clientHeight;
    const watch = new ResizeObserver(() => {
      const { top } = views.getBoundingClientRect();
      const before = { top, bottom: top + height };
      const isLower = views.clientHeight < height;
      height = views.clientHeight;
      if (!isLower) return;
      for (const text of writtenIn(views)) {
        const box = text.getBoundingClientRect();
        const wasSeen = box.top >= before.top && box.bottom <= before.bottom;
        if (wasSeen) text.scrollIntoView({ block: 'nearest' });
      }
    });
    watch.observe(views);
    return () => watch.disconnect();
  }, [place]);
}

/** The selected part of the guide by its text, then what has the caret. */
function writtenIn(views: HTMLElement): readonly Element[] {
  const key = read().editor?.selection.at(-1);
  const selected = key === undefined ? null : views.querySelector(`[data-inline^="${CSS.escape(key)}/"]`);
  const caret = views.contains(document.activeElement) ? document.activeElement : null;
  return [selected, caret].filter((each) => each !== null);
}
