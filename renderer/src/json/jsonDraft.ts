import type { GuideNode, TextIssue } from '@guide-studio/guide-core';
import { create } from 'zustand';
import { read, type Trouble, write } from '../session/store.ts';
import { words } from '../words/index.ts';

/** A text of the JSON tab that the guide does not have: it cannot be read, or the guide changed while it could not. */
export interface JsonDraft {
  /** Under which the guide is backed up: a draft belongs to one opening of one guide. */
  readonly guide: string | null;
  readonly text: string;
  /** The guide that the text was made from. */
  readonly base: GuideNode;
  /** Why the text is no guide; null when it is one, and only waits because the guide changed meanwhile. */
  readonly problem: TextIssue | null;
}

/** Outlives the tab, so that nothing typed is lost by looking elsewhere. */
export const useJsonDraft = create<{ readonly draft: JsonDraft | null }>(() => ({ draft: null }));

/** The draft of the guide that is open now. */
export function draftOf(guide: string | null): JsonDraft | null {
  const { draft } = useJsonDraft.getState();
  return draft?.guide === guide ? draft : null;
}

export function keepDraft(draft: JsonDraft | null): void {
  if (useJsonDraft.getState().draft !== draft) useJsonDraft.setState({ draft });
  if (draft === null && waiting !== null && read().trouble === waiting) write({ trouble: null });
}

let waiting: Trouble | null = null;

/** Says that a text stays behind in the tab that is left. Gone as soon as there is no such text any more. */
export function tellThatItWaits(): void {
  waiting = { what: words.json.waits, next: words.json.waitsNext };
  write({ trouble: waiting });
}
