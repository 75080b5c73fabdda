import { useEffect } from 'react';

const everyMs = 10_000;

/** Does something every ten seconds as long as the page is looked at, and at once when it is looked at again. */
export function useWhileLookedAt(act: () => void, active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const look = () => {
      if (document.visibilityState === 'visible') act();
    };
    const timer = setInterval(look, everyMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [act, active]);
}
