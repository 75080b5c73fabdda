import { isEditable, type Session } from '../session/store.ts';

/** When an act is possible. Several menus ask the same. */
export const always = (): boolean => true;

export const isOpen = (session: Session): boolean => session.phase === 'editing';

/** A guide is open, and not two versions of it that wait for decisions. */
export const isEditing = (session: Session): boolean => isOpen(session) && session.merging === null;

export const hasHost = (session: Session): boolean => session.host !== null;

/** Something inside the guide is selected, and may be changed. */
export const hasSelection = (session: Session): boolean =>
  isEditable(session) &&
  session.editor?.selection[0] !== undefined &&
  session.editor.selection[0] !== session.editor.doc.root.key;
