import {
  closeDrawer,
  type Pane,
  prefer,
  read,
  type Session,
  showRightPane,
  showDrawer,
  showView,
  type View,
} from '../session/index.ts';

/** Below this width the right pane is a drawer over the guide. */
export const narrow: MediaQueryList = window.matchMedia('(max-width: 1099px)');
/** Below this width the outline is a drawer too, and so are the panes of the other views: a view fills the window. */
export const slim: MediaQueryList = window.matchMedia('(max-width: 860px)');

/** The views with their own panes in a slim window. Elsewhere the panes are those of the guide. */
const withPanes: Readonly<Partial<Record<View, readonly Pane[]>>> = {
  preview: ['outline', 'properties'],
  logic: ['properties'],
};

function isDrawer({ guide }: Session, pane: Pane): boolean {
  const view = guide?.view ?? 'guide';
  if (view === 'guide') return pane === 'properties' ? narrow.matches : slim.matches;
  return slim.matches && (withPanes[view]?.includes(pane) ?? false);
}

/** Returns true if a pane is visible. */
export function isShown(session: Session, pane: Pane): boolean {
  const { preferences, guide } = session;
  if (isDrawer(session, pane)) return guide !== null && guide.drawer?.view === guide.view && guide.drawer.pane === pane;
  return guide?.view === 'guide' && !preferences.panes.folded.includes(pane);
}

/** Shows or folds a pane. Both are remembered, except that a drawer starts closed. */
export function togglePane(pane: Pane): void {
  setShown(pane, !isShown(read(), pane));
}

/** Shows the properties, history or comments on the right; a second time restores what was there before. */
export function toggleRightPane(rightPane: Session['rightPane']): void {
  const session = read();
  if (rightPane === 'properties' && session.guide?.view !== 'guide' && isDrawer(session, rightPane))
    return togglePane(rightPane);
  if (session.guide?.view === 'guide' && isShown(session, 'properties') && session.rightPane === rightPane)
    return closeAside();
  if (session.guide?.view !== 'guide') showView('guide');
  const isOverAnother = session.rightPane !== 'properties' && isShown(read(), 'properties');
  showRightPane(rightPane, isOverAnother ? session.propertiesBelow : isShown(read(), 'properties'));
  setShown('properties', true);
}

/** Closes the right pane. If it showed the history or comments, the properties return if they were open before. */
export function closeAside(): void {
  const { rightPane, propertiesBelow } = read();
  showRightPane('properties');
  setShown('properties', rightPane !== 'properties' && propertiesBelow && !narrow.matches);
}

/** Opens or folds a pane: as a drawer in a narrow window, otherwise beside the guide, which is remembered. */
export function setShown(pane: Pane, shown: boolean): void {
  if (!isDrawer(read(), pane) && read().guide?.view !== 'guide') showView('guide');
  if (isDrawer(read(), pane)) return shown ? showDrawer(pane) : closeDrawer();
  const { preferences } = read();
  const others = preferences.panes.folded.filter((folded) => folded !== pane);
  const folded = shown ? others : [...others, pane];
  if (folded.length !== preferences.panes.folded.length) void prefer({ panes: { ...preferences.panes, folded } });
}

/** Opens a pane that is a drawer; a pane beside the view is visible anyway, or folded on purpose. */
export function openDrawer(pane: Pane): void {
  if (isDrawer(read(), pane)) setShown(pane, true);
}
