import { type HostError, type HostMessage, hostMessageInEnglish } from '@guide-studio/host/common';
import { en, type Words } from './en/index.ts';

/** The languages of the window, not those of guides. */
export const languages = ['en', 'de'] as const;
export type UiLanguage = (typeof languages)[number];

/** Each language in its own words, for readers who do not know the current one. */
export const languageNames: Readonly<Record<UiLanguage, string>> = { en: 'English', de: 'Deutsch' };

/**
 * The texts of the window in the current language. Read them when rendering or speaking, never when a module loads: the
 * binding changes with `speak`.
 */
export let words: Words = en;

/** The current language, for the texts of other packages (`messageOf(issue, uiLanguage)`). Read it like `words`. */
export let uiLanguage: UiLanguage = 'en';

/** Returns what the host could not do, and what to do about it. Use it like `words`. */
export let hostMessageOf: (error: HostError) => HostMessage = hostMessageInEnglish;

/** Adds English texts that were not loaded with the first screen. */
export function addWords(later: Partial<Words>): void {
  Object.assign(en, later);
}

/** Tables that changed while the page was running, in `npm run dev`. */
const replaced: Partial<Record<UiLanguage, Words>> = {};

/** Changes the language; callers render the window again. Languages other than English are loaded on first use. */
export async function speak(language: UiLanguage): Promise<void> {
  const german = language === 'de' ? await import('./de/index.ts') : null;
  words = replaced[language] ?? german?.de ?? en;
  hostMessageOf = german?.hostMessageInGerman ?? hostMessageInEnglish;
  uiLanguage = language;
  document.documentElement.lang = language;
}

// Only in `npm run dev`: a changed sentence is shown without a reload. `main.tsx` renders at the event.
if (import.meta.hot) {
  const replace = (language: UiLanguage, table: Words | undefined) => {
    if (table === undefined) return;
    if (language === 'en') Object.assign(table, { forecast: en.forecast, paths: en.paths, tests: en.tests });
    replaced[language] = table;
    if (uiLanguage === language) words = table;
    window.dispatchEvent(new Event('guide-studio:words'));
  };
  import.meta.hot.accept('./en/index.ts', (changed) => replace('en', changed?.['en']));
  import.meta.hot.accept('./de/index.ts', (changed) => replace('de', changed?.['de']));
}
