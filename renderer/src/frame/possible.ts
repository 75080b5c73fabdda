import { isEditable, type Session } from '../session/store.ts';

/** When an act is possible. Several menus ask the same. */
export const always = (): boolean => true;

export const isOpen = (session: Session): boolean => session.phase === 'editing';

/** A guide is open, and not two versions of it that wait for decisions. */
export const isEditing = (session: Session): boolean => isOpen(session) && session.merging === null;

export const hasHost = (session: Session): boolean => session.host !== null;

/**
 * Whether everything that is selected can be seen in the present view: nothing is done to what nobody looks at. The guide
 * shows every part; a list of another view shows those that are in it.
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

/** Something can be put where the selection is, which can be seen. */
export const canInsert = (session: Session): boolean => isEditable(session) && isSelectionSeen(session);

/** Something inside the guide is selected, may be changed, and is seen. */
export const hasSelection = (session: Session): boolean =>
  isEditable(session) &&
  session.editor?.selection[0] !== undefined &&
  session.editor.selection[0] !== session.editor.doc.root.key &&
  isSelectionSeen(session);
