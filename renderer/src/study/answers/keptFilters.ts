import { create } from 'zustand';
import type { Filter } from './filters.ts';

interface KeptFilters {
  /** What the filters belong to; null: nothing yet. */
  readonly of: string | null;
  readonly filters: readonly Filter[];
}

/** Filters stay while another tab is shown, and go with the study whose answers they are for. */
const useKept = create<KeptFilters>(() => ({ of: null, filters: [] }));

const none: readonly Filter[] = [];

/** The filters of one set of answers, and how to change them. */
export function useFilters(of: string): readonly [readonly Filter[], (filters: readonly Filter[]) => void] {
  const filters = useKept((kept) => (kept.of === of ? kept.filters : none));
  return [filters, (changed) => useKept.setState({ of, filters: changed })];
}
