import type { Mark } from '../diff/speech.ts';
import { changeWords } from '../diff/messages.ts';
import type { MessageLanguage } from '../messageLanguage.ts';
import type { Conflict } from './conflict.ts';
import { conflictWords as german } from './messages.de.ts';
import { conflictWords as english } from './messages.en.ts';
import type { ConflictWords } from './messages.types.ts';

/** The wording of conflicts in each language. */
export const conflictWords: Readonly<Record<MessageLanguage, ConflictWords>> = { en: english, de: german };

/**
 * Returns a conflict as a sentence with the values of both sides.
 *
 * @param language English by default.
 * @param mark Marks the quoted words. By default they are in quotation marks.
 */
export function describeConflict(conflict: Conflict, language: MessageLanguage = 'en', mark?: Mark): string {
  return conflictWords[language].sentences[conflict.code](conflict, mark ?? changeWords[language].quote);
}

/**
 * Returns the sentence without the values of both sides, for use above them.
 *
 * @param language English by default.
 * @param mark Marks the quoted words. By default they are in quotation marks.
 */
export function titleOfConflict(conflict: Conflict, language: MessageLanguage = 'en', mark?: Mark): string {
  if (conflict.code !== 'field') return describeConflict(conflict, language, mark);
  return conflictWords[language].bothChanged(conflict, mark ?? changeWords[language].quote);
}
