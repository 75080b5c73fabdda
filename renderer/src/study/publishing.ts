import '../i18n/later.ts';
import type { HostError, HostResult, Publication, StudyCandidate } from '@guide-studio/host/common';
import { create } from 'zustand';
import { loadPublications, usePublications } from '../publications/publications.ts';
import {
  askFor,
  checked,
  guideText,
  isDirty,
  read,
  readGuide,
  save,
  announce,
  reportHostError,
} from '../session/index.ts';
import { words } from '../i18n/index.ts';

/** A request that was sent: for which file, with which text. */
interface Sent {
  readonly file: string;
  readonly text: string;
}

interface Publishing {
  readonly busy: boolean;
  readonly error: HostError | null;
  /** The request behind the error, so that a candidate is adopted for the text that was really sent. */
  readonly sent: Sent | null;
}

const nothing: Publishing = { busy: false, error: null, sent: null };

/** The state of publishing, outside the view so that it continues while another tab is shown. */
export const usePublishing = create<Publishing>(() => nothing);
const set = (changes: Partial<Publishing>) => usePublishing.setState(changes);

// What happened to a request belongs to the guide that it was about.
usePublications.subscribe((now, before) => {
  if (now.file !== before.file) set({ error: null, sent: null });
});

/**
 * Saves if needed, then sends exactly the text of the file. Does nothing during another request. Returns true if there is
 * a draft.
 */
export async function publishDraft(): Promise<boolean> {
  if (usePublishing.getState().busy || checked().issues.length > 0) return false;
  set({ error: null });
  // The draft is the guide as it is now: text typed during the save belongs to the next draft.
  const { editor, backupKey, onDisk: before } = readGuide();
  if ((isDirty(read()) || before.file === null) && !(await save())) {
    if (read().asking?.kind === 'saveAs') askFor({ kind: 'saveAs', after: () => void publishDraft() });
    return false;
  }
  const { guide } = read();
  // If another guide was opened meanwhile, its file must not get this draft.
  if (guide?.backupKey !== backupKey || guide.onDisk.file === null) return false;
  const sent: Sent = { file: guide.onDisk.file, text: guideText(editor.doc) };
  return await send(sent, async () => await read().host.call('study.create', sent));
}

/** Adopts a study at the service as the draft of the interrupted request. */
export async function adoptDraft({ id }: StudyCandidate): Promise<void> {
  const { sent } = usePublishing.getState();
  if (sent) await send(sent, async () => await read().host.call('study.adopt', { ...sent, studyId: id }));
}

/**
 * Searches for studies with this title again, after `outcomeUnknown` only. Does not offer studies that existed before
 * the request, or that this file already knows.
 */
export async function lookAgain(): Promise<void> {
  const { error, sent } = usePublishing.getState();
  const { publications } = usePublications.getState();
  if (error?.code !== 'outcomeUnknown' || !sent) return;
  set({ busy: true });
  const result = await read().host.call('study.list', {});
  if (usePublishing.getState().sent !== sent) return set({ busy: false });
  if (!result.ok) return set({ busy: false });
  const noted = publications.state === 'ready' ? publications.list.map(({ studyId }) => studyId) : [];
  const known = new Set([...error.earlierIds, ...noted]);
  const title = (JSON.parse(sent.text) as { readonly title?: unknown }).title;
  const candidates = result.value.studies.filter((study) => study.title === title && !known.has(study.id));
  set({ busy: false, error: { ...error, candidates } });
  announce(words.study.publish.found(candidates.length));
}

/** Launching a live study again changes nothing and returns its current link. */
export async function renewLink({ studyId }: Publication): Promise<void> {
  const { file } = usePublications.getState();
  if (file === null) return;
  const result = await read().host.call('study.launch', { file, studyId });
  if (!result.ok) return reportHostError(result.error);
  announce(words.study.publish.renewed);
  await loadPublications(file);
}

/** Drops the question of what happened to a request. */
export function forgetOutcome(): void {
  set({ error: null, sent: null });
}

async function send(sent: Sent, call: () => Promise<HostResult<Publication>>): Promise<boolean> {
  if (usePublishing.getState().busy) return false;
  set({ busy: true });
  const result = await call();
  set({ busy: false });
  if (result.ok) announce(words.study.publish.published);
  if (usePublications.getState().file !== sent.file) return false;
  if (!result.ok) {
    set({ error: result.error, sent });
    return false;
  }
  set({ error: null, sent: null });
  await loadPublications(sent.file);
  return true;
}
