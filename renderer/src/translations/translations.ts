import type { LanguageCode } from '@guide-studio/guide-core';
import {
  changeEachTranslation,
  textKey,
  type Translation,
  type TranslationChange,
  translationsOf,
} from '@guide-studio/guide-core/translations';
import type { HostOutput } from '@guide-studio/host/common';
import { create } from 'zustand';
import { companion, type Companion, unread } from '../companions/companion.ts';
import { keepBeside, read } from '../session/index.ts';

/** Translations by language, each by the key of its text. */
export type KnownTranslations = ReadonlyMap<LanguageCode, ReadonlyMap<string, Translation>>;

/** The translations beside the guide as this window knows them. */
interface TranslationsHere extends Companion {
  readonly known: KnownTranslations;
  /** Changes of this window that were not made, because the file has something else by now. */
  readonly refused: readonly TranslationChange[];
}

const nothing: TranslationsHere = { ...unread, known: new Map(), refused: [] };

/** The translations beside the open guide. */
export const useTranslations = create<TranslationsHere>(() => nothing);
const set = (changes: Partial<TranslationsHere>): void => useTranslations.setState(changes);

const beside = companion<HostOutput<'translations.change'>, readonly TranslationChange[]>({
  store: useTranslations,
  nothing,
  readFile: async (file) => {
    const answer = await read().host.call('translations.read', { file });
    return answer.ok ? { ok: true, value: { texts: answer.value, refused: [] } } : answer;
  },
  changeFile: async (file, changes) => {
    const answer = await read().host.call('translations.change', { file, changes: [...changes] });
    if (answer.ok && answer.value.refused.length > 0) {
      set({ refused: [...useTranslations.getState().refused, ...answer.value.refused] });
    }
    return answer;
  },
  show: ({ texts }) => set({ known: byKey(Object.entries(texts) as [LanguageCode, readonly Translation[]][]) }),
});

/** Reads the translations of a guide: those beside its file, or those that wait for its first save. */
export async function loadTranslations(file: string | null): Promise<void> {
  await beside.load(file);
  if (file === null) showWaiting();
}

/** Shows what waits for the first save of a guide without a file. */
export function showWaiting(): void {
  const { guide } = read();
  if (guide?.onDisk.file === null)
    set({ known: byKey(translationsOf(guide.beside?.translations ?? null).languages), refused: [] });
}

/**
 * Makes changes: in the file beside the guide, or, for a guide without a file, in what is written with its first save.
 * The window shows them at once. Returns false if the file cannot be written, with the reason in `error`.
 */
export async function changeTranslationsHere(changes: readonly TranslationChange[]): Promise<boolean> {
  const { guide } = read();
  if (guide === null || changes.length === 0) return true;
  if (guide.onDisk.file === null) {
    const { comments = [], translations = null } = guide.beside ?? {};
    keepBeside({ comments, translations: changeEachTranslation(translations, changes).file });
    showWaiting();
    return true;
  }
  set({ known: changed(useTranslations.getState().known, changes) });
  return await beside.change(changes);
}

/** Leaves out changes that were not made. */
export function forgetRefused(): void {
  set({ refused: [] });
}

/** Makes the changes that were refused, from what the file has now. */
export async function makeRefused(): Promise<readonly TranslationChange[]> {
  const { refused, known } = useTranslations.getState();
  forgetRefused();
  const again = new Map<string, TranslationChange>();
  for (const change of refused) {
    const name = change.now ?? change.was;
    if (name === null) continue;
    const key = textKey(name);
    again.set(`${change.language} ${key}`, { ...change, was: known.get(change.language)?.get(key) ?? null });
  }
  const changes = [...again.values()];
  await changeTranslationsHere(changes);
  return changes;
}

function byKey(languages: Iterable<readonly [LanguageCode, readonly Translation[]]>): KnownTranslations {
  return new Map([...languages].map(([language, all]) => [language, new Map(all.map((one) => [textKey(one), one]))]));
}

function changed(known: KnownTranslations, changes: readonly TranslationChange[]): KnownTranslations {
  const now = new Map<LanguageCode, Map<string, Translation>>();
  for (const { language, was, now: to } of changes) {
    const name = to ?? was;
    if (name === null) continue;
    const all = now.get(language) ?? new Map(known.get(language));
    now.set(language, all);
    if (to === null) all.delete(textKey(name));
    else all.set(textKey(name), to);
  }
  return new Map([...known, ...now]);
}
