import type { MarkChange, ReadingChange } from '@guide-studio/guide-core/reading';

/** Changes that are made together and undone together. */
export interface ReadingStep {
  readonly marks: readonly MarkChange[];
  readonly lists: readonly ReadingChange[];
  /** Whose marks they are. */
  readonly coder: string;
}

/** The steps of this window, which undo and redo walk. */
export const steps: { readonly done: ReadingStep[]; readonly undone: ReadingStep[] } = { done: [], undone: [] };

export const canUndoMarks = (): boolean => steps.done.length > 0;
export const canRedoMarks = (): boolean => steps.undone.length > 0;
