import { type RefObject, useLayoutEffect } from 'react';
import type { useReading } from './reading.ts';

type Stop = ReturnType<typeof useReading.getState>['now'];

/**
 * Scrolls to the place that is read: where it was left, its first word that was searched, or its heading. Lists begin at
 * the page that is read. */
export function useScroll(scroller: RefObject<HTMLElement | null>, stop: Stop, isSearching: boolean): void {
  useLayoutEffect(() => {
    const here = scroller.current;
    if (here === null) return;
    if (stop === null) {
      here.scrollTo({ top: 0 });
      here.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
      return;
    }
    for (const old of here.querySelectorAll('[data-target]')) old.removeAttribute('data-target');
    const [, anchor] = stop.place.split('#');
    const heading = anchor === undefined ? null : here.querySelector(`[data-anchor="${CSS.escape(anchor)}"]`);
    if (stop.scroll === null) heading?.setAttribute('data-target', '');
    if (stop.scroll !== null) here.scrollTo({ top: stop.scroll });
    else if (heading === null) here.scrollTo({ top: 0 });
    else heading.scrollIntoView({ block: 'start' });
    if (!isSearching || stop.scroll !== null) return;
    const mark = [...here.querySelectorAll('mark')].find(
      (one) => heading === null || (heading.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING) === 0,
    );
    mark?.scrollIntoView({ block: 'nearest' });
  }, [scroller, stop, isSearching]);
}
