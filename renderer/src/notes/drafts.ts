import type { Comment } from '@guide-studio/guide-core/notes';
import { create } from 'zustand';
import { registerHeldText } from '../session/index.ts';
import { changeNotes, useNotes } from './notes.ts';

/** Comment text that is not saved yet. It outlives the pane. */
interface Drafts {
  /** The text of a new comment. */
  readonly text: string;
  /** Comments being edited: the original comment, and the text typed. */
  readonly edits: ReadonlyMap<string, { readonly comment: Comment; readonly text: string }>;
}

const nothing: Drafts = { text: '', edits: new Map() };

/** The unsaved comment texts of the open guide. */
export const useDrafts = create<Drafts>(() => nothing);

/** Drafts by file: they are kept while the window is open, until that guide is opened again. */
const kept = new Map<string, Drafts>();

let here: string | null = null;

/** Switches to the drafts of another file. */
export function turnDrafts(file: string | null): void {
  if (here !== null) kept.set(here, useDrafts.getState());
  here = file;
  useDrafts.setState((file === null ? undefined : kept.get(file)) ?? nothing, true);
}

/** Keeps the drafts when the guide gets another file name. */
export function moveDrafts(file: string): void {
  here = file;
}

/** Returns true if a draft contains unsaved text. */
export function isTyped(): boolean {
  const { text, edits } = useDrafts.getState();
  return text.trim() !== '' || [...edits.values()].some((edit) => edit.text !== edit.comment.text);
}

registerHeldText('comment', isTyped);

/** Changes the text of the new comment. */
export function draftText(change: (text: string) => string): void {
  useDrafts.setState(({ text }) => ({ text: change(text) }));
}

/** Opens a saved comment for editing. */
export function beginEdit(comment: Comment): void {
  typeEdit(comment, comment.text);
}

/** Sets the typed text of a comment being edited. */
export function typeEdit(comment: Comment, text: string): void {
  useDrafts.setState(({ edits }) => ({ edits: new Map(edits).set(comment.id, { comment, text }) }));
}

/** Discards the typed text of a comment. */
export function endEdit(id: string): void {
  useDrafts.setState(({ edits }) => ({ edits: new Map([...edits].filter(([each]) => each !== id)) }));
}

/** Saves an edited text. Restores a comment that was deleted in the meantime. Returns true on success. */
export async function keepEdit(id: string): Promise<boolean> {
  const edit = useDrafts.getState().edits.get(id);
  const text = edit?.text.trim() ?? '';
  if (!edit || text === '') return false;
  const at = new Date().toISOString();
  if (text !== savedComment(id)?.text) {
    if (!(await changeNotes({ kind: 'comment.edit', id, text, at }))) return false;
    const again = { ...edit.comment, text, editedAt: at };
    if (!savedComment(id) && !(await changeNotes({ kind: 'comment.add', comment: again }))) return false;
  }
  endEdit(id);
  return true;
}

const savedComment = (id: string) => useNotes.getState().notes.comments.find((each) => each.id === id);
