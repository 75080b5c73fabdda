import { useState } from 'react';

/** The first so many of a list, and more when asked. */
export interface Paged<T> {
  readonly shown: readonly T[];
  /** How many are not shown. */
  readonly rest: number;
  /** How many come next. */
  readonly step: number;
  readonly showMore: () => void;
}

/** Shows the first of a list, then `step` by `step`, so that a long one costs no more than was asked for. */
export function usePaged<T>(items: readonly T[], step: number, first = step): Paged<T> {
  const [count, setCount] = useState(first);
  const rest = Math.max(0, items.length - count);
  return { shown: items.slice(0, count), rest, step: Math.min(step, rest), showMore: () => setCount(count + step) };
}
