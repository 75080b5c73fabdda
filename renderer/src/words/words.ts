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

/** The current language, for the texts of other packages (`messageOf(issue, spoken)`). Read it like `words`. */
export let spoken: UiLanguage = 'en';

/** Changes the language; callers render the window again. Languages other than English are loaded on first use. */
export async function speak(language: UiLanguage): Promise<void> {
  words = language === 'de' ? (await import('./de/index.ts')).de : en;
  spoken = language;
  document.documentElement.lang = language;
}
