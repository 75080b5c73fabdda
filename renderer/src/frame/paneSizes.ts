import type { Layout, PanelImperativeHandle } from 'react-resizable-panels';
import { prefer } from '../session/preferences.ts';
import { read } from '../session/store.ts';

/** What the panes take of the window, in percent, until somebody chooses another size. */
const usual = { outline: 21, properties: 26, previewQuestions: 24, previewPanel: 26 } as const;

/** The panes whose width is remembered, by the ids of their panels. */
type SizedPane = keyof typeof usual;

/** In pixels: below it, the outline of a small window says too little of each question. */
const readableOutline = 264;

export const widthOf = (pane: SizedPane): string => `${keptSize(pane) ?? usualShare(pane)}%`;

/** What somebody chose for a pane, in percent of the window; null where nobody did. */
export function keptSize(pane: SizedPane | 'problems', { preferences } = read()): number | null {
  const kept = preferences.panes[pane];
  return typeof kept === 'number' ? kept : null;
}

function usualShare(pane: SizedPane): number {
  const readable = pane === 'outline' ? (readableOutline / window.innerWidth) * 100 : 0;
  return Math.max(usual[pane], readable);
}

/** Back to the usual width. */
export function resetWidth(pane: SizedPane, panel: PanelImperativeHandle | null): void {
  panel?.resize(`${usualShare(pane)}%`);
  keepSize(pane, null);
}

/** Remembers what somebody chose; null: the usual again. */
export function keepSize(pane: SizedPane | 'problems', size: number | null): void {
  void prefer({ panes: { ...read().preferences.panes, [pane]: size } });
}

/** Remembers widths that somebody chose; those that follow from a smaller window are nobody's choice. */
export function keepWidths(layout: Layout, { isUserInteraction }: { readonly isUserInteraction: boolean }): void {
  if (!isUserInteraction) return;
  const chosen = Object.entries(layout).filter(([pane]) => pane in usual);
  void prefer({ panes: { ...read().preferences.panes, ...Object.fromEntries(chosen) } });
}
