import { addsMarkup, hasOtherNumbers, isTooLong } from '@guide-studio/guide-core/internal';
import { isInOtherLanguage, wordsOf } from '../moderator/writtenTexts.ts';
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
  if (isTooLong(source, text)) return 'tooLong';
  if (addsMarkup(source, text)) return 'markup';
  if (wordsOf(text).length >= leastWords && isInOtherLanguage(text, language)) return 'otherLanguage';
  return hasOtherNumbers(source, text) ? 'numbers' : null;
}
