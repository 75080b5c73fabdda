import { type RefObject, useEffect } from 'react';
import { read } from '../../session/index.ts';

/**
 * Keeps the text with the caret and the selection of the guide in view when the views lose height, for example to the
 * list of problems. Does not scroll to what was out of view before.
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

/** Returns the text of the selected part, then the element with the caret. */
function writtenIn(views: HTMLElement): readonly Element[] {
  const key = read().guide?.editor.selection.at(-1);
  const selected = key === undefined ? null : views.querySelector(`[data-inline^="${CSS.escape(key)}/"]`);
  const caret = views.contains(document.activeElement) ? document.activeElement : null;
  return [selected, caret].filter((each) => each !== null);
}
