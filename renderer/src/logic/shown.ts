import { create } from 'zustand';
import type { LogicFilter } from './logicRows.ts';

/** What the Logic tab shows. It stays while another tab is open. */
export interface LogicShown extends LogicFilter {
  readonly as: 'table' | 'map';
}

export const useShown = create<LogicShown>(() => ({ as: 'table', text: '', kind: 'all', column: 'who', down: false }));

export const show = (change: Partial<LogicShown>): void => useShown.setState(change);
