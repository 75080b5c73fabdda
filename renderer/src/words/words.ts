import { en, type Words } from './en/index.ts';

/** The languages of the window itself; those of a guide are another matter. */
export const languages = ['en', 'de'] as const;
export type UiLanguage = (typeof languages)[number];

/** Each language by its own name, for whoever cannot read the present one. */
export const languageNames: Readonly<Record<UiLanguage, string>> = { en: 'English', de: 'Deutsch' };

/**
 * The texts of the window in the language spoken now. Read when something is rendered or said, never when a module is
 * loaded: the binding changes with `speak`.
 */
export let words: Words = en;

/** The language spoken now, for what other packages word themselves (`messageOf(issue, spoken)`). Read like `words`. */
export let spoken: UiLanguage = 'en';

/** Changes the language; whoever calls it renders the window anew. Languages other than English are loaded when spoken. */
export async function speak(language: UiLanguage): Promise<void> {
  words = language === 'de' ? (await import('./de/index.ts')).de : en;
  spoken = language;
  document.documentElement.lang = language;
}
