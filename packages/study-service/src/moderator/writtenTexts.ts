import { isInOtherScript } from '@guide-studio/guide-core/internal';
import { probeWords } from './probeWords.ts';

/**
 * Returns true if most letters are of another script, or if more little words are of another language than of this one,
 * where words with letters that this one does not have count for the other. Languages whose little words are not known
 * are told apart by their script only.
 */
export function isInOtherLanguage(text: string, language: string): boolean {
  if (isInOtherScript(text, language)) return true;
  const words = wordsOf(text);
  const count = (of: string): number => words.filter((word) => probeWords[of]?.little.has(word) === true).length;
  const strange = probeWords[language]?.strange ?? null;
  if (strange === null) return false;
  const allowed = count(language) + 1 - words.filter((word) => strange.test(word)).length;
  return Object.keys(probeWords).some((other) => other !== language && count(other) > Math.max(0, allowed));
}

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
