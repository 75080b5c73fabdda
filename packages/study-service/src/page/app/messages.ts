import { german } from './messages.de.ts';
import { english } from './messages.en.ts';

export type Messages = typeof english;
export type PageLanguage = 'en' | 'de';

const spoken: Readonly<Record<PageLanguage, Messages>> = { en: english, de: german };

/** What the page says, in its language: read while rendering or acting. */
export let messages: Messages = english;
/** The language of the page's own words; that of a study is often another one. */
export let pageLanguage: PageLanguage = 'en';

/** Speaks the first of the languages that the page knows, else English. `de-CH` is German. */
export function speak(wanted: readonly string[]): void {
  const codes = wanted.map((code) => code.toLowerCase().split('-')[0]);
  pageLanguage = codes.find((code): code is PageLanguage => code === 'en' || code === 'de') ?? 'en';
  messages = spoken[pageLanguage];
}
