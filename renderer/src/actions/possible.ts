import { isEditable, type Session } from '../session/index.ts';

/** Conditions under which actions are enabled, shared by several features. */
export const always = (): boolean => true;

/** True if a guide is open. */
export const isOpen = (session: Session): boolean => session.guide !== null;

/** True if a guide is open and no merge is in progress. */
export const isEditing = (session: Session): boolean => session.guide?.merging === null;

/** True once the session is connected to a host. */
export const hasHost = (session: Session): boolean => session.start === 'done';

/**
 * Returns true if all selected parts are visible in the current view, so that no action changes unseen parts. The guide
 * shows every part; other views show those in their list.
 */
function isSelectionSeen({ guide }: Session): boolean {
  if (!guide || guide.view === 'guide') return true;
  const { view, editor } = guide;
  const shown = document.querySelector(`[data-view="${view}"]`);
  return editor.selection.every((key) => {
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
export const inGuide = (session: Session): boolean => session.guide?.view === 'guide';

/** True if a part inside the guide is selected. */
export const hasPartSelected = ({ guide }: Session): boolean =>
  guide?.editor.selection[0] !== undefined && guide.editor.selection[0] !== guide.editor.doc.root.key;
