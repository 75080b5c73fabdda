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

/** Japanese of this length has syllables, too. */
const fewLetters = 6;

/** Returns true if most letters of a text are of another script than a language, without its region, is written in. */
export function isInOtherScript(text: string, language: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const own = text.match(scripts[language] ?? latin)?.length ?? 0;
  if (own * 2 < letters) return true;
  return language === 'ja' && letters >= fewLetters && !/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
}

/** Returns whether the script of a language is known. Of others, no text is in another one. */
export const isScriptKnown = (language: string): boolean => Object.hasOwn(scripts, language) || latinOnes.has(language);

const latinOnes: ReadonlySet<string> = new Set(
  'cs da de en es et fi fr hr hu id it lt lv nl no pl pt ro sk sl sv tr vi'.split(' '),
);
