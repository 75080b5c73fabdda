import { create } from 'zustand';
import type { AnswerFilter } from './filters.ts';

interface KeptFilters {
  /** The set of answers that the filters belong to; null for none. */
  readonly of: string | null;
  readonly filters: readonly AnswerFilter[];
}

/** Filters are kept while another tab is shown, and dropped with the study they belong to. */
const useKept = create<KeptFilters>(() => ({ of: null, filters: [] }));

const none: readonly AnswerFilter[] = [];

/** Returns the filters of one set of answers, and a function to change them. */
export function useFilters(of: string): readonly [readonly AnswerFilter[], (filters: readonly AnswerFilter[]) => void] {
  const filters = useKept((kept) => (kept.of === of ? kept.filters : none));
  return [filters, (changed) => useKept.setState({ of, filters: changed })];
}
