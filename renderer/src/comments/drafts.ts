import type { Comment } from '@guide-studio/guide-core';
import { create } from 'zustand';
import { changeNotes, useNotes } from './notes.ts';

/** What is typed and not noted yet: it outlives the pane that it is typed in. */
interface Drafts {
  /** Of a new comment. */
  readonly text: string;
  /** Comments whose text is being changed, as they were when that began, with what is typed. */
  readonly edits: ReadonlyMap<string, { readonly comment: Comment; readonly text: string }>;
}

const nothing: Drafts = { text: '', edits: new Map() };

export const useDrafts = create<Drafts>(() => nothing);

/** By file: what was typed beside a guide waits until that guide is open again, as long as the window is. */
const kept = new Map<string, Drafts>();

let here: string | null = null;

/** Goes on with what was typed beside another file. */
export function turnDrafts(file: string | null): void {
  if (here !== null) kept.set(here, useDrafts.getState());
  here = file;
  useDrafts.setState((file === null ? undefined : kept.get(file)) ?? nothing, true);
}

/** The same guide has another file. */
export function moveDrafts(file: string): void {
  here = file;
}

/** Whether something is typed that is in no file. */
export function isTyped(): boolean {
  const { text, edits } = useDrafts.getState();
  return text.trim() !== '' || [...edits.values()].some((edit) => edit.text !== edit.comment.text);
}

export function draftText(change: (text: string) => string): void {
  useDrafts.setState(({ text }) => ({ text: change(text) }));
}

export function beginEdit(comment: Comment): void {
  typeEdit(comment, comment.text);
}

export function typeEdit(comment: Comment, text: string): void {
  useDrafts.setState(({ edits }) => ({ edits: new Map(edits).set(comment.id, { comment, text }) }));
}

export function endEdit(id: string): void {
  useDrafts.setState(({ edits }) => ({ edits: new Map([...edits].filter(([each]) => each !== id)) }));
}

/** Writes a changed text down. A comment that somebody deleted meanwhile is there again with it. */
export async function keepEdit(id: string): Promise<boolean> {
  const edit = useDrafts.getState().edits.get(id);
  const text = edit?.text.trim() ?? '';
  if (!edit || text === '') return false;
  const at = new Date().toISOString();
  if (text !== standing(id)?.text) {
    if (!(await changeNotes({ kind: 'comment.edit', id, text, at }))) return false;
    const again = { ...edit.comment, text, editedAt: at };
    if (!standing(id) && !(await changeNotes({ kind: 'comment.add', comment: again }))) return false;
  }
  endEdit(id);
  return true;
}

const standing = (id: string) => useNotes.getState().notes.comments.find((each) => each.id === id);
