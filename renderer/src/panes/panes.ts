import { prefer } from '../session/preferences.ts';
import { type Pane, read, type Session, type View, write } from '../session/store.ts';

/** Below this width the right pane is a drawer over the guide. */
export const narrow: MediaQueryList = window.matchMedia('(max-width: 1099px)');
/** Below this width the outline is a drawer too, and so are the panes of the other views: a view fills the window. */
export const slim: MediaQueryList = window.matchMedia('(max-width: 860px)');

/** The views with their own panes in a slim window. Elsewhere the panes are those of the guide. */
const withPanes: Readonly<Partial<Record<View, readonly Pane[]>>> = {
  preview: ['outline', 'properties'],
  logic: ['properties'],
};

function isDrawer({ view }: Pick<Session, 'view'>, pane: Pane): boolean {
  if (view === 'guide') return pane === 'properties' ? narrow.matches : slim.matches;
  return slim.matches && (withPanes[view]?.includes(pane) ?? false);
}

/** Returns true if a pane is visible. */
export function isShown(session: Session, pane: Pane): boolean {
  const { preferences, drawer, view } = session;
  if (isDrawer(session, pane)) return drawer?.view === view && drawer.pane === pane;
  return view === 'guide' && !preferences.panes.folded.includes(pane);
}

/** Shows or folds a pane. Both are remembered, except that a drawer starts closed. */
export function togglePane(pane: Pane): void {
  setShown(pane, !isShown(read(), pane));
}

/** Shows the properties, history or comments on the right; a second time restores what was there before. */
export function toggleAside(aside: Session['aside']): void {
  const session = read();
  if (aside === 'properties' && session.view !== 'guide' && isDrawer(session, aside)) return togglePane(aside);
  if (session.view === 'guide' && isShown(session, 'properties') && session.aside === aside) return closeAside();
  if (session.view !== 'guide') write({ view: 'guide' });
  const isOverAnother = session.aside !== 'properties' && isShown(read(), 'properties');
  if (!isOverAnother) write({ propertiesBelow: isShown(read(), 'properties') });
  write({ aside });
  setShown('properties', true);
}

/** Closes the right pane. If it showed the history or comments, the properties return if they were open before. */
export function closeAside(): void {
  const { aside, propertiesBelow } = read();
  write({ aside: 'properties' });
  setShown('properties', aside !== 'properties' && propertiesBelow && !narrow.matches);
}

export function setShown(pane: Pane, shown: boolean): void {
  if (!isDrawer(read(), pane) && read().view !== 'guide') write({ view: 'guide' });
  const { view, preferences } = read();
  if (isDrawer(read(), pane)) return write({ drawer: shown ? { view, pane } : null });
  const others = preferences.panes.folded.filter((folded) => folded !== pane);
  const folded = shown ? others : [...others, pane];
  if (folded.length !== preferences.panes.folded.length) void prefer({ panes: { ...preferences.panes, folded } });
}

/** Opens a pane that is a drawer; a pane beside the view is visible anyway, or folded on purpose. */
export function openDrawer(pane: Pane): void {
  if (isDrawer(read(), pane)) setShown(pane, true);
}

export function closeDrawer(): void {
  write({ drawer: null });
}
