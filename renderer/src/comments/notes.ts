import { type Comment, type GuideDocument, type Key, locate, type Notes, placesOf } from '@guide-studio/guide-core';
import type { HostError, HostInput } from '@guide-studio/host/common';
import { create } from 'zustand';
import { mustHave, read } from '../session/store.ts';

/** What is kept beside the guide, as far as this window knows it, and where its comments belong. */
interface NotesHere {
  /** The file that everything here belongs to; null: the guide has none yet. */
  readonly file: string | null;
  readonly state: 'loading' | 'failed' | 'ready';
  readonly notes: Notes;
  /** By comment. What is not in the guide any more stays here, since an undo may bring it back. */
  readonly places: ReadonlyMap<string, Key>;
  /** How many open comments a block or item has. */
  readonly counts: ReadonlyMap<Key, number>;
  /** Why the notes could not be read or changed. */
  readonly error: HostError | null;
  readonly busy: boolean;
}

const nothing: NotesHere = {
  file: null,
  state: 'ready',
  notes: { comments: [], approvals: [] },
  places: new Map(),
  counts: new Map(),
  error: null,
  busy: false,
};

export const useNotes = create<NotesHere>(() => nothing);
const set = (changes: Partial<NotesHere>) => useNotes.setState(changes);

/** How many open comments a part of the guide has. */
export function useOpenComments(key: Key): number {
  return useNotes(({ counts }) => counts.get(key) ?? 0);
}

/** Reads the notes beside a file. Those of the same file stay visible meanwhile. */
export async function loadNotes(file: string | null): Promise<void> {
  if (file !== useNotes.getState().file) useNotes.setState({ ...nothing, file, state: 'loading' });
  if (file === null) return set({ state: 'ready' });
  const answer = await mustHave(read().host).call('notes.read', { file });
  if (useNotes.getState().file !== file) return;
  if (answer.ok) show(answer.value);
  else set({ state: 'failed', error: answer.error });
}

export type Change = HostInput<'notes.change'>['change'];

/** Does one thing to the notes in the file. Returns whether it was done; why not stands in `error`. */
export async function changeNotes(change: Change): Promise<boolean> {
  const { file } = useNotes.getState();
  if (file === null) return false;
  set({ busy: true });
  const changed = await mustHave(read().host).call('notes.change', { file, change });
  if (useNotes.getState().file !== file) return changed.ok;
  set({ busy: false });
  if (changed.ok) show(changed.value);
  else set({ error: changed.error });
  return changed.ok;
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
  set({ state: 'ready', error: null, notes, places: now, counts: counted(notes.comments, now) });
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

function counted(comments: readonly Comment[], places: ReadonlyMap<string, Key>): ReadonlyMap<Key, number> {
  const counts = new Map<Key, number>();
  for (const { id, resolved } of comments) {
    const key = places.get(id);
    if (key !== undefined && !resolved) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
