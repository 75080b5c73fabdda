import { type Comment, type GuideDocument, type Key, locate, type Notes, placesOf } from '@guide-studio/guide-core';
import type { HostError, HostInput } from '@guide-studio/host/common';
import { create } from 'zustand';
import { createLine } from '../session/createLine.ts';
import { mustHave, read } from '../session/store.ts';

/** What is kept beside the guide, as far as this window knows it, and where its comments belong. */
interface NotesHere {
  /** The file that everything here belongs to; null: the guide has none yet. */
  readonly file: string | null;
  readonly state: 'loading' | 'failed' | 'ready';
  readonly notes: Notes;
  /** By comment. What is not in the guide any more stays here, since an undo may bring it back. */
  readonly places: ReadonlyMap<string, Key>;
  /** How many open comments a block or item has; the study has those that lead nowhere. */
  readonly counts: ReadonlyMap<Key, number>;
  /** The way back from what was done to a comment last, until something else is done to one. */
  readonly back: WayBack | null;
  /** Why the notes could not be read or changed. */
  readonly error: HostError | null;
  readonly busy: boolean;
}

/** What was done to a comment, and what undoes it. */
export interface WayBack {
  readonly done: 'removed' | 'resolved' | 'reopened';
  readonly undo: Change;
}

const nothing: NotesHere = {
  file: null,
  state: 'ready',
  notes: { comments: [], approvals: [] },
  places: new Map(),
  counts: new Map(),
  back: null,
  error: null,
  busy: false,
};

export const useNotes = create<NotesHere>(() => nothing);
const set = (changes: Partial<NotesHere>) => useNotes.setState(changes);

/** Asks the host about notes in the order of the calls, so that an older answer never covers a newer one. */
export const inNotesLine = createLine();

/** How many open comments a part of the guide has. */
export function useOpenComments(key: Key): number {
  return useNotes(({ counts }) => counts.get(key) ?? 0);
}

/** Reads the notes beside a file. Those of the same file stay visible meanwhile. */
export async function loadNotes(file: string | null): Promise<void> {
  if (file !== useNotes.getState().file) useNotes.setState({ ...nothing, file, state: 'loading' });
  if (file === null) return set({ state: 'ready' });
  const answer = await inNotesLine(async () => await mustHave(read().host).call('notes.read', { file }));
  if (useNotes.getState().file !== file) return;
  if (!answer.ok) return set({ state: 'failed', error: answer.error });
  const { state, notes } = useNotes.getState();
  // What this window wrote itself is read once more, and changes nothing.
  if (state === 'ready' && JSON.stringify(notes) === JSON.stringify(answer.value)) return set({ error: null });
  show(answer.value);
}

export type Change = HostInput<'notes.change'>['change'];

/**
 * Does one thing to the notes in the file. Returns whether it was done; why not stands in `error`. `back` is the way back
 * from it, which is then offered.
 */
export async function changeNotes(change: Change, back: WayBack | null = null): Promise<boolean> {
  const asked = useNotes.getState().file;
  const guide = read().backupKey;
  if (asked === null) return false;
  set({ busy: true });
  const [file, changed] = await inNotesLine(async () => {
    // The guide may have got another name while this waited.
    const now = (read().backupKey === guide ? useNotes.getState().file : null) ?? asked;
    return [now, await mustHave(read().host).call('notes.change', { file: now, change })] as const;
  });
  if (useNotes.getState().file !== file) return changed.ok;
  set({ busy: false });
  if (!changed.ok) {
    set({ error: changed.error });
    return false;
  }
  show(changed.value);
  // Where comments belong is written down by itself.
  if (change.kind !== 'comment.follow') set({ back });
  return true;
}

/** Puts a comment where it was made, before the answer of the host says where its words lead. */
export function placeAt(id: string, key: Key): void {
  set({ places: new Map(useNotes.getState().places).set(id, key) });
}

/** Looks again where comments belong, after the guide has changed. */
export function placeAgain(): void {
  const { notes, state } = useNotes.getState();
  if (state === 'ready' && notes.comments.length > 0) show(notes);
}

function show(notes: Notes): void {
  const doc = read().editor?.doc;
  const { places } = useNotes.getState();
  const now = doc ? placed(doc, notes.comments, places) : places;
  set({ state: 'ready', error: null, notes, places: now, counts: doc ? counted(doc, notes.comments, now) : new Map() });
}

/** Who stays in the guide keeps its place; only what is lost is looked for by its words. */
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
): ReadonlyMap<Key, number> {
  const counts = new Map<Key, number>();
  for (const { id, resolved } of comments) {
    if (resolved) continue;
    const place = places.get(id);
    const key = place !== undefined && locate(doc, place) ? place : doc.root.key;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
