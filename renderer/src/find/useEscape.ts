import { type RefObject, useEffect } from 'react';

/** Escape anywhere in the bar closes it. */
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
