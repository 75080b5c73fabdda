import { useSyncExternalStore } from 'react';
import { useSession } from './store.ts';

/** Returns the theme shown: the chosen one, or that of the system. */
export function useTheme(): 'light' | 'dark' {
  const chosen = useSession((session) => session.theme);
  const isDark = useSyncExternalStore(subscribe, isDarkNow);
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return isDark ? 'dark' : 'light';
}

const query = '(prefers-color-scheme: dark)';

function subscribe(listener: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

const isDarkNow = (): boolean => matchMedia(query).matches;
