import { isInOtherLanguage, isMarkup, wordsOf } from '../moderator/writtenTexts.ts';
import type { EndpointFault } from '../endpointFault.ts';

/** Why there is no translation of a text. */
export type TranslationFault =
  /** `late`: no answer in two minutes. `unreadable`: an answer in another form, or without this text. */
  | EndpointFault
  | 'tooLong'
  /** Markup or an address that the text does not have. */
  | 'markup'
  | 'otherLanguage'
  /** Numbers that are not those of the text, such as other bounds of an age. */
  | 'numbers';

/** Shorter texts are often names, which are the same in all languages. */
const leastWords = 4;

/** Returns what is wrong with the translation of a text into a language, without its region; or null. */
export function checkTranslation(source: string, text: string, language: string): TranslationFault | null {
  if (text.trim() === '') return 'unreadable';
  if (text.length > source.length * 4 + 100) return 'tooLong';
  if (linesOf(text).some(isMarkup) && !linesOf(source).some(isMarkup)) return 'markup';
  if (wordsOf(text).length >= leastWords && isInOtherLanguage(text, language)) return 'otherLanguage';
  return numbersIn(source) === numbersIn(text) ? null : 'numbers';
}

/** Paragraphs are not markup. */
const linesOf = (text: string): readonly string[] => text.split(/\s*[\r\n]+\s*/u);

/** Returns the numbers of a text, sorted, whatever digits it is written with. */
function numbersIn(text: string): string {
  const digits = text.replaceAll(/\p{Nd}/gu, (digit) => String(valueOf(digit)));
  // “1,000” is “1.000” elsewhere.
  const numbers = digits.replaceAll(/(?<=\d)[.,'’\u00a0\u202f ](?=\d{3}(?!\d))/gu, '').match(/\d+/gu) ?? [];
  return numbers.toSorted().join(' ');
}

/** Decimal digits come in tens, in order (Unicode Standard, section 4.6). */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return code - zero;
}
