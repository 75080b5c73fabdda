import { useSyncExternalStore } from 'react';
import { narrow, slim } from './panes.ts';

const subscribeTo = (query: MediaQueryList) => (onChange: () => void) => {
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};
const toNarrow = subscribeTo(narrow);
const toSlim = subscribeTo(slim);

/** Returns true if the window is too narrow for three panes side by side. */
export function useNarrow(): boolean {
  return useSyncExternalStore(toNarrow, () => narrow.matches);
}

/** Returns true if the window has room for one pane only. */
export function useSlim(): boolean {
  return useSyncExternalStore(toSlim, () => slim.matches);
}
