import type { LanguageCode } from '@guide-studio/guide-core';
import type { TextState } from '@guide-studio/guide-core/translations';
import { create } from 'zustand';

/** Which texts the Languages view shows. `faults`: those whose translation may be wrong. */
export type TextFilter = 'all' | 'todo' | TextState | 'faults';

/** What the Languages view shows. It is kept while another view is open. */
interface Shown {
  /** Null: all languages. */
  readonly language: LanguageCode | null;
  readonly filter: TextFilter;
  readonly find: string;
  /** The texts that were changed since the filter was chosen: they stay, so that no row leaves under the hands. */
  readonly kept: ReadonlySet<string>;
  /** The text to go to, and in which language, until its row is scrolled into view. */
  readonly goal: { readonly key: string; readonly language: LanguageCode } | null;
  /** The text that was last worked on. */
  readonly at: { readonly key: string; readonly language: LanguageCode } | null;
  /** The names of the files for translators that were just written. */
  readonly wrote: readonly string[];
}

const start: Shown = { language: null, filter: 'all', find: '', kept: new Set(), goal: null, at: null, wrote: [] };

export const useShown = create<Shown>(() => start);

/** Changes which texts are shown. */
export const showTexts = (change: Partial<Pick<Shown, 'language' | 'filter' | 'find'>>): void =>
  useShown.setState({ ...change, kept: new Set() });

/** Keeps a text in view although its state changes. */
export function keepShown(key: string): void {
  const { kept } = useShown.getState();
  if (!kept.has(key)) useShown.setState({ kept: new Set(kept).add(key) });
}

/** Notes which text has the focus. */
export const noteAt = (key: string, language: LanguageCode): void => useShown.setState({ at: { key, language } });

/** Goes to a text. */
export function goToText(key: string, language: LanguageCode): void {
  keepShown(key);
  useShown.setState({ goal: { key, language }, at: { key, language } });
}

/** Notes which files for translators were just written. */
export const noteWritten = (wrote: readonly string[]): void => useShown.setState({ wrote });

/** Notes that the text to go to is in view. */
export const endGoal = (): void => useShown.setState({ goal: null });
