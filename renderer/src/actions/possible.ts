import { isEditable, type Session } from '../session/store.ts';

/** Conditions under which actions are enabled, shared by several features. */
export const always = (): boolean => true;

export const isOpen = (session: Session): boolean => session.phase === 'editing';

/** True if a guide is open and no merge is in progress. */
export const isEditing = (session: Session): boolean => isOpen(session) && session.merging === null;

export const hasHost = (session: Session): boolean => session.host !== null;

/**
 * Returns true if all selected parts are visible in the current view, so that no action changes unseen parts. The guide
 * shows every part; other views show those in their list.
 */
function isSelectionSeen({ view, editor }: Session): boolean {
  if (view === 'guide') return true;
  const shown = document.querySelector(`[data-view="${view}"]`);
  return (editor?.selection ?? []).every((key) => {
    const name = CSS.escape(key);
    const part = shown?.querySelector(`[data-key="${name}"], [data-shown="${name}"]`);
    return part?.checkVisibility() ?? false;
  });
}

/** True if something can be inserted at the selection, and the selection is visible. */
export const canInsert = (session: Session): boolean => isEditable(session) && isSelectionSeen(session);

/** True if a part inside the guide is selected, editable and visible. */
export const hasSelection = (session: Session): boolean =>
  isEditable(session) && hasPartSelected(session) && isSelectionSeen(session);

/** True if the tab of the guide is shown. */
export const inGuide = (session: Session): boolean => session.phase === 'editing' && session.view === 'guide';

/** True if a part inside the guide is selected. */
export const hasPartSelected = ({ editor }: Session): boolean =>
  editor?.selection[0] !== undefined && editor.selection[0] !== editor.doc.root.key;
