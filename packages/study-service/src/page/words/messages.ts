import { type Direction, directionOfLanguage } from '@guide-studio/guide-core/plurals';
import { english } from './messages.en.ts';
import type { Messages } from './messages.types.ts';

/**
 * Loads the words of every language but English, each a small file of its own, with its only export. To name the exports
 * here would make the first scripts larger than the names.
 */
const loaders = {
  ar: async () => await import('./messages.ar.ts'),
  cs: async () => await import('./messages.cs.ts'),
  da: async () => await import('./messages.da.ts'),
  de: async () => await import('./messages.de.ts'),
  es: async () => await import('./messages.es.ts'),
  fi: async () => await import('./messages.fi.ts'),
  fr: async () => await import('./messages.fr.ts'),
  he: async () => await import('./messages.he.ts'),
  hi: async () => await import('./messages.hi.ts'),
  it: async () => await import('./messages.it.ts'),
  ja: async () => await import('./messages.ja.ts'),
  ko: async () => await import('./messages.ko.ts'),
  nl: async () => await import('./messages.nl.ts'),
  pl: async () => await import('./messages.pl.ts'),
  pt: async () => await import('./messages.pt.ts'),
  ru: async () => await import('./messages.ru.ts'),
  sv: async () => await import('./messages.sv.ts'),
  tr: async () => await import('./messages.tr.ts'),
  uk: async () => await import('./messages.uk.ts'),
  zh: async () => await import('./messages.zh.ts'),
} satisfies Readonly<Record<string, () => Promise<Readonly<Record<string, Messages>>>>>;

export type PageLanguage = 'en' | keyof typeof loaders;
/** Picks one text of a set. */
export type MessageSelector = (words: Messages) => string;

/** The languages that the page speaks. */
export const pageLanguages: readonly PageLanguage[] = ['en', ...(Object.keys(loaders) as (keyof typeof loaders)[])];

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
/** True while the words of the language that was asked for are on their way. */
export let isLoadingWords = false;

const loaded = new Map<PageLanguage, Messages>([['en', english]]);
/** Null until a study in a language that the page does not speak needs them. */
let signs: Messages | null = null;
let calls = 0;

/**
 * Sets the languages. `study` is the language of the study's texts, null if not known yet; `browser` has the
 * participant's preferences. Returns null if the words are here, else a promise that resolves to true when they are set.
 * Without a connection the page stays with the words that it has; it asks again next time.
 */
export function speak(study: string | null, browser: readonly string[]): Promise<boolean> | null {
  calls += 1;
  const call = calls;
  const own = study === null ? null : known(study);
  const wanted = own ?? browser.map(known).find((code) => code !== null) ?? 'en';
  const needsSigns = study !== null && own === null;
  const use = (language: PageLanguage, words: Messages): void => {
    isLoadingWords = false;
    pageLanguage = language;
    notices = words;
    messages = needsSigns ? (signs ?? words) : words;
  };
  const words = loaded.get(wanted);
  if (words !== undefined && (signs !== null || !needsSigns)) {
    use(wanted, words);
    return null;
  }
  isLoadingWords = true;
  const load = async (): Promise<boolean> => {
    const [found, foundSigns] = await Promise.all([wordsOf(wanted), needsSigns ? loadSigns() : null]);
    if (found !== null) loaded.set(wanted, found);
    signs = foundSigns ?? signs;
    if (call !== calls) return false;
    if (found === null) use(pageLanguage, notices);
    else use(wanted, found);
    return true;
  };
  return load();
}

/** Resolves to null if they cannot be loaded. */
async function wordsOf(language: PageLanguage): Promise<Messages | null> {
  const here = loaded.get(language);
  if (here !== undefined || language === 'en') return here ?? english;
  const [words = null] = await loaders[language]().then(Object.values<Messages>, () => []);
  return words;
}

/** Resolves to null if they cannot be loaded. */
async function loadSigns(): Promise<Messages | null> {
  return await import('./messages.signs.ts').then(
    (found) => found.signs,
    () => null,
  );
}

/** Returns the text direction of the page's words. */
export function pageDirection(): Direction {
  return directionOfLanguage(pageLanguage);
}

/** Returns the supported language of a code, so that `de-CH` is German; null if there is none. */
function known(code: string): PageLanguage | null {
  const language = code.toLowerCase().split('-')[0];
  return pageLanguages.find((one) => one === language) ?? null;
}
