import type { Layout, PanelImperativeHandle } from 'react-resizable-panels';
import { prefer, read } from '../session/index.ts';

/** The default widths of the panes, in percent of the window. */
const usual = { outline: 21, properties: 26, previewQuestions: 24, previewPanel: 26 } as const;

/** The panes with remembered widths, by panel id. */
type SizedPane = keyof typeof usual;

/** In pixels: in a small window a narrower outline shows too little of each question. */
const readableOutline = 264;

/** Returns the width of a pane for its panel: the chosen one, otherwise the default. */
export const widthOf = (pane: SizedPane): string => `${keptSize(pane) ?? usualShare(pane)}%`;

/** Returns the chosen size of a pane, in percent of the window; null for the default. */
export function keptSize(pane: SizedPane | 'problems', { preferences } = read()): number | null {
  const kept = preferences.panes[pane];
  return typeof kept === 'number' ? kept : null;
}

function usualShare(pane: SizedPane): number {
  const readable = pane === 'outline' ? (readableOutline / window.innerWidth) * 100 : 0;
  return Math.max(usual[pane], readable);
}

/** Restores the default width. */
export function resetWidth(pane: SizedPane, panel: PanelImperativeHandle | null): void {
  panel?.resize(`${usualShare(pane)}%`);
  keepSize(pane, null);
}

/** Remembers a chosen size; null restores the default. */
export function keepSize(pane: SizedPane | 'problems', size: number | null): void {
  void prefer({ panes: { ...read().preferences.panes, [pane]: size } });
}

/** Remembers widths chosen by the user, but not those caused by resizing the window. */
export function keepWidths(layout: Layout, { isUserInteraction }: { readonly isUserInteraction: boolean }): void {
  if (!isUserInteraction) return;
  const chosen = Object.entries(layout).filter(([pane]) => pane in usual);
  void prefer({ panes: { ...read().preferences.panes, ...Object.fromEntries(chosen) } });
}
