import { isEditable, type Session, type View } from '../session/store.ts';

/** When an act is possible. Several menus ask the same. */
export const always = (): boolean => true;

export const isOpen = (session: Session): boolean => session.phase === 'editing';

/** A guide is open, and not two versions of it that wait for decisions. */
export const isEditing = (session: Session): boolean => isOpen(session) && session.merging === null;

export const hasHost = (session: Session): boolean => session.host !== null;

/** Where it is seen what is selected. */
const showing: readonly View[] = ['guide', 'logic', 'preview'];

/** Something inside the guide is selected, may be changed, and is seen: nothing is done to what nobody looks at. */
export const hasSelection = (session: Session): boolean =>
  isEditable(session) &&
  showing.includes(session.view) &&
  session.editor?.selection[0] !== undefined &&
  session.editor.selection[0] !== session.editor.doc.root.key;
