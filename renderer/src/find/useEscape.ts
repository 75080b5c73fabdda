import { type RefObject, useEffect } from 'react';

/** Closes the bar on Escape anywhere in it. */
export function useEscape(bar: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    const element = bar.current;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      close();
    };
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, [bar, close]);
}
