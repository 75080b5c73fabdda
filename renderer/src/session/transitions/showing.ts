import type { Key } from '@guide-studio/guide-core/edit';
import type { AskedDialog } from '../dialogs.ts';
import type { Pane, Session, StickyError, View } from '../state.ts';
import { read, withGuide, setSession, setGuide } from './store.ts';

/** Shows a tab of the centre. Leaving the guide also leaves the part just added. */
export function showView(view: View): void {
  setGuide(view === 'guide' ? { view } : { view, fresh: null });
}

/** Shows the view in which a pane is no drawer, with all drawers closed. */
export function showGuideAlone(): void {
  setGuide({ view: 'guide', drawer: null });
}

/** Opens a pane over the current view. */
export function showDrawer(pane: Pane): void {
  const { guide } = read();
  if (guide) setGuide({ drawer: { view: guide.view, pane } });
}

/** Closes the open drawer. */
export function closeDrawer(): void {
  setGuide({ drawer: null });
}

/**
 * Chooses what the right pane shows. `propertiesBelow`: whether the properties return when it closes; without it, that
 * stays as it is.
 */
export function showRightPane(rightPane: Session['rightPane'], propertiesBelow = read().propertiesBelow): void {
  setSession({ rightPane, propertiesBelow });
}

/** Shows or hides the children of outline rows against their default. */
export function toggleRows(toggled: ReadonlySet<Key>): void {
  setGuide({ toggled });
}

/** Opens or closes the list of problems. */
export function showProblems(isOpen: boolean): void {
  setGuide({ problemsOpen: isOpen });
}

/** Opens a dialog instead of the one before. */
export function askFor(asking: AskedDialog): void {
  setSession({ asking });
}

/** Closes the dialog. With a kind: only if it is the open one. */
export function closeDialog(kind?: AskedDialog['kind']): void {
  if (kind === undefined || read().asking?.kind === kind) setSession({ asking: null });
}

/** Closes the dialog, which asked for what a view shows, and shows that view. */
export function closeDialogFor(view: View): void {
  setSession({ asking: null, ...withGuide({ view }) });
}

/** Closes the dialog, and shows why it could not go on. */
export function closeDialogWith(stickyError: StickyError): void {
  setSession({ asking: null, stickyError });
}

/** Shows an error above the view, instead of the one before. */
export function showError(stickyError: StickyError): void {
  setSession({ stickyError });
}

/** Hides the error shown above the view. */
export function dismissError(): void {
  setSession({ stickyError: null });
}

/** Hides every error above the view: the sticky one, and those about backups and autosave. */
export function dismissAllErrors(): void {
  setSession({ stickyError: null, ...withGuide({ backupError: null, autosaveError: null }) });
}

/** Announces a text in the live region, even if it is the same as before. */
export function announce(text: string): void {
  setSession({ liveMessage: read().liveMessage === text ? `${text}\u00a0` : text });
}
