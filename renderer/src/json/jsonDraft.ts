import type { GuideNode } from '@guide-studio/guide-core/edit';
import type { TextIssue } from '@guide-studio/guide-core/files';
import { create } from 'zustand';
import { dismissError, read, registerHeldText, showError, type StickyError } from '../session/index.ts';
import { words } from '../i18n/index.ts';

/** A text of the JSON tab that is not in the guide: it is invalid, or the guide changed while it was. */
export interface JsonDraft {
  /** The backup key of the guide: a draft belongs to one opening of one guide. */
  readonly guide: string | null;
  readonly text: string;
  /** The guide that the text started from. */
  readonly base: GuideNode;
  /** Why the text is invalid; null if it is valid and only waits because the guide has changed. */
  readonly problem: TextIssue | null;
}

/** Outlives the tab, so that switching views loses nothing. */
export const useJsonDraft = create<{ readonly draft: JsonDraft | null }>(() => ({ draft: null }));

/** Returns the draft of the open guide, or null. */
export function draftOf(guide: string | null): JsonDraft | null {
  const { draft } = useJsonDraft.getState();
  return draft?.guide === guide ? draft : null;
}

registerHeldText('text', () => draftOf(read().guide?.backupKey ?? null) !== null);

/** Keeps a text that is not in the guide; null once there is none, which clears its message. */
export function keepDraft(draft: JsonDraft | null): void {
  if (useJsonDraft.getState().draft !== draft) useJsonDraft.setState({ draft });
  if (draft === null && waiting !== null && read().stickyError === waiting) dismissError();
}

let waiting: StickyError | null = null;

/** Says that the tab being left has an unapplied text. Cleared once there is none. */
export function reportWaiting(): void {
  waiting = { what: words.json.waits, next: words.json.waitsNext };
  showError(waiting);
}
