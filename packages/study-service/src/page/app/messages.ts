import { german } from './messages.de.ts';
import { english } from './messages.en.ts';
import { signs } from './messages.signs.ts';

export type Messages = typeof english;
export type PageLanguage = 'en' | 'de';
/** Picks one text out of a set of words. */
export type Saying = (words: Messages) => string;

const spoken: Readonly<Record<PageLanguage, Messages>> = { en: english, de: german };

/**
 * What the page says beside texts of the study, read while rendering or acting: in the study's language, and signs where
 * the page has no words in it. So no screen mixes two languages.
 */
export let messages: Messages = english;
/**
 * What the page says where nothing of the study is on the screen, and how signs are read aloud: the study's language where
 * the page has it, else the browser's, else English.
 */
export let notices: Messages = english;
/** The language of `notices`. */
export let pageLanguage: PageLanguage = 'en';

/** `study`: the language of the questions; null as long as it is not known. `browser`: what the participant prefers. */
export function speak(study: string | null, browser: readonly string[]): void {
  const own = study === null ? null : known(study);
  pageLanguage = own ?? browser.map(known).find((code) => code !== null) ?? 'en';
  notices = spoken[pageLanguage];
  messages = study !== null && own === null ? signs : notices;
}

/** `de-CH` is German. */
function known(code: string): PageLanguage | null {
  const language = code.toLowerCase().split('-')[0];
  return language === 'en' || language === 'de' ? language : null;
}
