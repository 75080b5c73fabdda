import { useMemo, useState } from 'react';

/** The first entries of a list, with a function to show more. */
export interface Paged<T> {
  readonly shown: readonly T[];
  /** Number of entries not shown. */
  readonly rest: number;
  /** Number of entries shown next. */
  readonly step: number;
  readonly showMore: () => void;
}

/**
 * Shows the first entries of a list, then `step` more at a time, so that a long list renders only what was requested.
 */
export function usePaged<T>(items: readonly T[], step: number, first = step): Paged<T> {
  const [count, setCount] = useState(first);
  const rest = Math.max(0, items.length - count);
  const shown = useMemo(() => items.slice(0, count), [items, count]);
  return { shown, rest, step: Math.min(step, rest), showMore: () => setCount(count + step) };
}
