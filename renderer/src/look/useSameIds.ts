import { useRef } from 'react';

/**
 * The ids of a list, as the same array as long as they are the same: a virtual list measures everything anew whenever
 * it is told its items in a new way, and most edits change what items say, not which there are.
 */
export function useSameIds<T>(list: readonly T[], idOf: (entry: T) => string): readonly string[] {
  const known = useRef<readonly string[]>([]);
  const same = known.current.length === list.length && list.every((entry, i) => idOf(entry) === known.current[i]);
  if (!same) known.current = list.map(idOf);
  return known.current;
}
