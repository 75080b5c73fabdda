import { useState } from 'preact/hooks';

/** So many entries are on the screen at first, and so many more each time: 100,000 would freeze a phone for minutes. */
export const entriesAtOnce = 250;

/** A part of a long list. */
export interface Portion<Entry> {
  readonly shown: readonly Entry[];
  /** How many entries are not shown. */
  readonly hidden: number;
  /** How many of them `showMore` brings. */
  readonly next: number;
  readonly showMore: () => void;
}

/** The first entries of a list, and of the others those that `isKept`, in their order. */
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
