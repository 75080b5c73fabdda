import { probeWords } from './probeWords.ts';

/**
 * Control characters, line ends, what turns the direction of text, private and invisible characters, and what looks like
 * HTML, Markdown, code or an address.
 */
const markup =
  /[\p{Cc}\p{Co}\p{Cn}\u2028\u2029\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}<>{}[\]`|\\]|\*\*|https?:|www\.|^\s*(?:[-#*]|\d+[.)])\s/iu;

/** Returns true for a text with markup, an address or control characters. */
export const isMarkup = (text: string): boolean => markup.test(text);

/** The script of each language that is not written in Latin letters. */
const scripts: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/gu,
  fa: /\p{Script=Arabic}/gu,
  ur: /\p{Script=Arabic}/gu,
  he: /\p{Script=Hebrew}/gu,
  el: /\p{Script=Greek}/gu,
  ru: /\p{Script=Cyrillic}/gu,
  uk: /\p{Script=Cyrillic}/gu,
  bg: /\p{Script=Cyrillic}/gu,
  sr: /[\p{Script=Cyrillic}\p{Script=Latin}]/gu,
  hi: /\p{Script=Devanagari}/gu,
  zh: /\p{Script=Han}/gu,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  ko: /\p{Script=Hangul}/gu,
};
const latin = /\p{Script=Latin}/gu;

/**
 * Returns true if most letters are of another script, or if more little words are of another language than of this one,
 * where words with letters that this one does not have count for the other. Languages whose little words are not known
 * are told apart by their script only.
 */
export function isInOtherLanguage(text: string, language: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const own = text.match(scripts[language] ?? latin)?.length ?? 0;
  if (own * 2 < letters) return true;
  if (language === 'ja' && letters >= fewLetters && !/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text))
    return true;
  const words = wordsOf(text);
  const count = (of: string): number => words.filter((word) => probeWords[of]?.little.has(word) === true).length;
  const strange = probeWords[language]?.strange ?? null;
  if (strange === null) return false;
  const allowed = count(language) + 1 - words.filter((word) => strange.test(word)).length;
  return Object.keys(probeWords).some((other) => other !== language && count(other) > Math.max(0, allowed));
}

/** Japanese of this length has syllables, too. */
const fewLetters = 6;

/** Returns the words of a text in lower case. */
export const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? [];

/** So many words in a row are no coincidence. */
const wordsInARow = 6;

/** Returns true if a text repeats many words in a row of another one. */
export function sharesWords(other: string, text: string): boolean {
  const words = wordsOf(text);
  const known = ` ${wordsOf(other).join(' ')} `;
  for (let at = 0; at + wordsInARow <= words.length; at += 1) {
    if (known.includes(` ${words.slice(at, at + wordsInARow).join(' ')} `)) return true;
  }
  return false;
}
