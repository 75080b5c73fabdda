import { useRef } from 'react';

/**
 * Returns the ids of a list, as the same array while they are unchanged. A virtual list measures everything again for a
 * new array, and most edits change the content of items, not which items exist.
 */
export function useSameIds<T>(list: readonly T[], idOf: (entry: T) => string): readonly string[] {
  const known = useRef<readonly string[]>([]);
  const same = known.current.length === list.length && list.every((entry, i) => idOf(entry) === known.current[i]);
  if (!same) known.current = list.map(idOf);
  return known.current;
}
