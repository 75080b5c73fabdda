import { create } from 'zustand';
import type { PathsList } from '../paths/index.ts';
import type { LogicFilter } from './logicRows.ts';

/** The state of the Logic tab. It is kept while another tab is open. */
export interface LogicShown extends LogicFilter {
  readonly as: 'table' | 'map' | 'paths' | 'tests' | 'forecast';
  /** Which list of the paths is shown. */
  readonly paths: PathsList;
  /** The extent of the map: near the selected part, or as much as can be laid out. */
  readonly reach: 'near' | 'far';
}

/** What the Logic tab shows. */
export const useShown = create<LogicShown>(() => ({
  as: 'table',
  paths: 'flow',
  reach: 'near',
  text: '',
  kind: 'all',
  column: 'who',
  down: false,
}));

/** Changes what the Logic tab shows. */
export const showLogic = (change: Partial<LogicShown>): void => useShown.setState(change);
