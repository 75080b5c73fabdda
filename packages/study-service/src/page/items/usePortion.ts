import { useState } from 'preact/hooks';

/** Entries shown at first and added each time; 100,000 would freeze a phone for minutes. */
export const entriesAtOnce = 250;

/** The visible part of a long list. */
export interface Portion<Entry> {
  readonly shown: readonly Entry[];
  /** Number of hidden entries. */
  readonly hidden: number;
  /** Number of entries that `showMore` adds. */
  readonly next: number;
  readonly showMore: () => void;
}

/** Returns the first entries of a list and those others for which `isKept` is true, in order. */
export function usePortion<Entry>(
  entries: readonly Entry[],
  isKept: (entry: Entry) => boolean = () => false,
  atOnce: number = entriesAtOnce,
): Portion<Entry> {
  const [count, setCount] = useState(atOnce);
  const shown = entries.length <= count ? entries : entries.filter((entry, at) => at < count || isKept(entry));
  const hidden = entries.length - shown.length;
  return { shown, hidden, next: Math.min(hidden, atOnce), showMore: () => setCount(count + atOnce) };
}
