import { prefer } from '../session/preferences.ts';
import { read, type Session, write } from '../session/store.ts';

export type Pane = 'outline' | 'properties';

/** Below this width the pane on the right is a drawer over the guide. */
export const narrow: MediaQueryList = window.matchMedia('(max-width: 1099px)');

/** Whether a pane can be seen now. */
export function isShown({ preferences, drawer, view }: Session, pane: Pane): boolean {
  if (view !== 'guide') return false;
  return pane === 'properties' && narrow.matches ? drawer : !preferences.panes.folded.includes(pane);
}

/** Shows a pane, or folds it away. Both are remembered, except that a drawer is closed at the beginning. */
export function togglePane(pane: Pane): void {
  setShown(pane, !isShown(read(), pane));
}

/** Shows the properties or the history on the right; once more, and the pane is folded away. */
export function toggleAside(aside: Session['aside']): void {
  const session = read();
  const isThere = isShown(session, 'properties') && session.aside === aside;
  write({ aside });
  setShown('properties', !isThere);
}

export function setShown(pane: Pane, shown: boolean): void {
  const { view, preferences } = read();
  if (view !== 'guide') write({ view: 'guide' });
  if (pane === 'properties' && narrow.matches) return write({ drawer: shown });
  const others = preferences.panes.folded.filter((folded) => folded !== pane);
  const folded = shown ? others : [...others, pane];
  if (folded.length !== preferences.panes.folded.length) void prefer({ panes: { ...preferences.panes, folded } });
}
