import { useEffect } from 'react';

const everyMs = 10_000;

/** Runs `act` every ten seconds while the page is visible, and at once when it becomes visible again. */
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
