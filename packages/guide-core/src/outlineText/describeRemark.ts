import type { MessageLanguage } from '../messageLanguage.ts';
import { germanRemarks } from './messages.de.ts';
import { englishRemarks } from './messages.en.ts';
import type { RemarkWords } from './messages.types.ts';
import type { OutlineRemark } from './parseOutline.ts';

const words: Readonly<Record<MessageLanguage, RemarkWords>> = { en: englishRemarks, de: germanRemarks };

/** The most characters of a line that a sentence quotes. */
const mostCharacters = 80;

/**
 * Returns how a line of an outline was read and what to do if it was meant otherwise, as a sentence with the line in
 * it.
 *
 * @param language English by default.
 */
export function describeOutlineRemark({ code, line, text }: OutlineRemark, language: MessageLanguage = 'en'): string {
  const characters = Array.from(text);
  const quoted = characters.length > mostCharacters ? `${characters.slice(0, mostCharacters - 1).join('')}…` : text;
  return words[language][code](line, quoted);
}
