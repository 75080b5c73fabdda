import { type GuideDocument, type Key, locate } from '@guide-studio/guide-core/edit';
import { type Comment, type Notes, placesOf } from '@guide-studio/guide-core/notes';
import { switchIn } from '@guide-studio/guide-core/settings';
import type { HostInput } from '@guide-studio/host/common';
import { create } from 'zustand';
import { companion, type Companion, unread } from '../companions/companion.ts';
import { read } from '../session/index.ts';

/** The notes beside the guide as this window knows them, and the parts their comments belong to. */
interface NotesHere extends Companion {
  readonly notes: Notes;
  /** The part of each comment. Parts no longer in the guide stay here, because an undo may restore them. */
  readonly places: ReadonlyMap<string, Key>;
  /** Number of open comments of a part; one whose part is gone does not count. */
  readonly counts: ReadonlyMap<Key, number>;
  /** Number of open comments whose part is gone. */
  readonly lost: number;
  /** The undo of the last change to a comment, until the next change. */
  readonly back: NoteUndo | null;
}

/** A change to a comment, and the change that undoes it. */
export interface NoteUndo {
  readonly done: 'removed' | 'resolved' | 'reopened';
  readonly undo: NoteChange;
}

const nothing: NotesHere = {
  ...unread,
  notes: { comments: [], approvals: [] },
  places: new Map(),
  counts: new Map(),
  lost: 0,
  back: null,
};

/** The comments and approvals beside the open guide. */
export const useNotes = create<NotesHere>(() => nothing);
const set = (changes: Partial<NotesHere>) => useNotes.setState(changes);

/** Returns the number of open comments of a part of the guide. */
export function useOpenComments(key: Key): number {
  return useNotes(({ counts }) => counts.get(key) ?? 0);
}

/** Returns whether a comment waits for someone: it is not resolved, and does not just switch off advice. */
export const isOpenQuestion = ({ resolved, text }: Comment): boolean => !resolved && switchIn(text) === null;

/** A change of the notes, as sent to the host. */
export type NoteChange = HostInput<'notes.change'>['change'];

const beside = companion<Notes, NoteChange>({
  store: useNotes,
  nothing,
  readFile: async (file) => await read().host.call('notes.read', { file }),
  changeFile: async (file, change) => await read().host.call('notes.change', { file, change }),
  show(notes) {
    const known = useNotes.getState();
    // This window reads its own changes again; they change nothing.
    if (known.state !== 'ready' || JSON.stringify(known.notes) !== JSON.stringify(notes)) show(notes);
  },
});

/** Reads the notes of a guide: those beside its file, or the comments that wait for its first save. */
export async function loadNotes(file: string | null): Promise<void> {
  const loading = beside.load(file);
  showWaiting(file);
  await loading;
  showWaiting(file);
}

/** Shows the comments that are written with the first save, until they are in the file. */
function showWaiting(file: string | null): void {
  const { guide } = read();
  if (guide === null || guide.onDisk.file !== file || useNotes.getState().file !== file) return;
  const comments = guide.beside?.comments ?? [];
  const { notes } = useNotes.getState();
  const known = new Set(notes.comments.map(({ id }) => id));
  const more = comments.filter(({ id }) => !known.has(id));
  // Without a file there are no others.
  if (file === null) show({ comments, approvals: [] });
  else if (more.length > 0) show({ ...notes, comments: [...notes.comments, ...more] });
}

/**
 * Makes one change to the notes in the file. Returns false on failure, with the reason in `error`. `back` is the undo
 * to offer.
 */
export async function changeNotes(change: NoteChange, back: NoteUndo | null = null): Promise<boolean> {
  return await beside.change(change, () => {
    // Moving comments to their parts happens automatically, so the undo stays.
    if (change.kind !== 'comment.follow') set({ back });
  });
}

/** Places a comment on its part before the host answers. */
export function placeComment(id: string, key: Key): void {
  set({ places: new Map(useNotes.getState().places).set(id, key) });
}

/** Finds the parts of the comments again after the guide changed. */
export function placeAgain(): void {
  const { notes, state } = useNotes.getState();
  if (state === 'ready' && notes.comments.length > 0) show(notes);
}

function show(notes: Notes): void {
  const doc = read().guide?.editor.doc;
  const { places } = useNotes.getState();
  const now = doc ? placed(doc, notes.comments, places) : places;
  set({ notes, places: now, ...(doc ? counted(doc, notes.comments, now) : { counts: new Map(), lost: 0 }) });
}

/** A part that is still in the guide keeps its comments; only lost comments are matched by their words. */
function placed(
  doc: GuideDocument,
  comments: readonly Comment[],
  before: ReadonlyMap<string, Key>,
): ReadonlyMap<string, Key> {
  const isThere = (id: string) => {
    const key = before.get(id);
    return key !== undefined && locate(doc, key) !== null;
  };
  const lost = comments.filter(({ id }) => !isThere(id));
  if (lost.length === 0) return before;
  const found = placesOf(
    doc,
    lost.map(({ anchor }) => anchor),
  );
  const now = new Map(before);
  for (const [at, { id }] of lost.entries()) {
    const key = found[at];
    if (key) now.set(id, key);
  }
  return now;
}

function counted(
  doc: GuideDocument,
  comments: readonly Comment[],
  places: ReadonlyMap<string, Key>,
): Pick<NotesHere, 'counts' | 'lost'> {
  let lost = 0;
  const counts = new Map<Key, number>();
  for (const { id, resolved } of comments) {
    if (resolved) continue;
    const place = places.get(id);
    if (place !== undefined && locate(doc, place)) counts.set(place, (counts.get(place) ?? 0) + 1);
    else lost += 1;
  }
  return { counts, lost };
}
