import { german } from './messages.de.ts';
import { english } from './messages.en.ts';
import { signs } from './messages.signs.ts';
import type { Messages } from './messages.types.ts';

export type PageLanguage = 'en' | 'de';
/** Picks one text of a set. */
export type Saying = (words: Messages) => string;

const spoken: Readonly<Record<PageLanguage, Messages>> = { en: english, de: german };

/**
 * The page's texts beside those of the study, read while rendering or acting: in the study's language, or signs if the
 * page does not support it. So no screen mixes two languages.
 */
export let messages: Messages = english;
/**
 * The page's texts where no text of the study is shown, and the spoken names of signs: in the study's language if
 * supported, otherwise the browser's, otherwise English.
 */
export let notices: Messages = english;
/** The language of `notices`. */
export let pageLanguage: PageLanguage = 'en';

/**
 * Sets the languages. `study` is the language of the questions, null if not known yet; `browser` has the participant's
 * preferences.
 */
export function speak(study: string | null, browser: readonly string[]): void {
  const own = study === null ? null : known(study);
  pageLanguage = own ?? browser.map(known).find((code) => code !== null) ?? 'en';
  notices = spoken[pageLanguage];
  messages = study !== null && own === null ? signs : notices;
}

/** Returns the supported language of a code, so that `de-CH` is German; null if there is none. */
function known(code: string): PageLanguage | null {
  const language = code.toLowerCase().split('-')[0];
  return language === 'en' || language === 'de' ? language : null;
}
