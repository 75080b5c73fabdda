import { isMarkup } from './markup.ts';
import { isInOtherScript, isScriptKnown } from './scripts.ts';

/** What may be wrong with a translation, by its text and its source. */
export type TranslationFault =
  /** Much longer than the text, or than any translation may be. */
  | 'tooLong'
  /** Markup or an address that the text does not have. */
  | 'markup'
  /** Numbers that are not those of the text, such as other bounds of an age. */
  | 'numbers'
  /** A mark such as `{name}`, for which another text is put in, that only one of both has. */
  | 'placeholders'
  /** Letters of another script than that of the language. */
  | 'otherScript'
  /** A sentence that is still in the language of the questions. */
  | 'untouched';

/** The most characters of a translation, as the file and the service have it. */
export const mostTranslationCharacters = 100_000;

/** Shorter texts are often names, which are the same in all languages. */
const leastWords = 4;

/** Returns whether a translation is much longer than its text. */
export const isTooLong = (source: string, text: string): boolean =>
  text.length > Math.min(source.length * 4 + 100, mostTranslationCharacters);

/** Returns whether a translation has markup or an address, and its text has none. Paragraphs are not markup. */
export const addsMarkup = (source: string, text: string): boolean =>
  linesOf(text).some(isMarkup) && !linesOf(source).some(isMarkup);

/** Returns whether two texts have other numbers, whatever digits they are written with. */
export const hasOtherNumbers = (source: string, text: string): boolean => numbersIn(source) !== numbersIn(text);

/**
 * Returns what may be wrong with a translation of a text into a language: none of it keeps the translation from being
 * used. A blank text has no faults.
 */
export function translationFaults(source: string, text: string, language: string): readonly TranslationFault[] {
  if (text.trim() === '') return [];
  const [code = language] = language.split('-');
  const isSentence = (text.match(/[\p{L}\p{N}’']+/gu) ?? []).length >= leastWords;
  const found: readonly (readonly [TranslationFault, boolean])[] = [
    ['tooLong', isTooLong(source, text)],
    ['placeholders', placeholdersIn(source) !== placeholdersIn(text)],
    ['numbers', hasOtherNumbers(withoutPlaceholders(source), withoutPlaceholders(text))],
    ['markup', addsMarkup(withoutPlaceholders(source), withoutPlaceholders(text))],
    ['otherScript', isSentence && isScriptKnown(code) && isInOtherScript(withoutPlaceholders(text), code)],
    ['untouched', isSentence && source.trim() === text.trim()],
  ];
  return found.flatMap(([fault, is]) => (is ? [fault] : []));
}

const linesOf = (text: string): readonly string[] => text.split(/\s*[\r\n]+\s*/u);

const placeholder = /\{\{[^{}\n]{0,100}\}\}|\$?\{[^{}\n]{0,100}\}|%[a-z]\w{0,40}%|%\d?\$?[sd]\b/giu;

const placeholdersIn = (text: string): string => (text.match(placeholder) ?? []).toSorted().join('\n');
const withoutPlaceholders = (text: string): string => text.replaceAll(placeholder, ' ');

/** Returns the numbers of a text, sorted. */
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
