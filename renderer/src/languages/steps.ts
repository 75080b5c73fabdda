import type { HistoryEntry } from '@guide-studio/guide-core/edit';
import type { TranslationChange } from '@guide-studio/guide-core/translations';
import { create } from 'zustand';

/** One step of the Languages view: changed translations, or a change of the guide, such as another language. */
export type Step =
  | {
      readonly kind: 'texts';
      readonly changes: readonly TranslationChange[];
      /** Steps with the same mark that follow each other are one: a text is written with many pauses. */
      readonly mark: string | null;
    }
  | { readonly kind: 'guide'; readonly entry: HistoryEntry };

interface History {
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

const nothing: History = { past: [], future: [] };

/** What can be undone in the Languages view. The history of the guide is another one. */
export const useHistory = create<History>(() => nothing);

/** Forgets the steps: another guide is open. */
export const clearHistory = (): void => useHistory.setState(nothing, true);

/** Returns whether a step can be undone or made again. */
export const canUndoTexts = (): boolean => useHistory.getState().past.length > 0;
export const canRedoTexts = (): boolean => useHistory.getState().future.length > 0;
