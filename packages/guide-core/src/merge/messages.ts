import type { Mark } from '../diff/speech.ts';
import { changeWords } from '../diff/messages.ts';
import type { MessageLanguage } from '../messageLanguage.ts';
import type { Conflict, ConflictCode, Decision } from './conflict.ts';
import { conflictWords as german } from './messages.de.ts';
import { conflictWords as english } from './messages.en.ts';

/** The wording of conflicts in one language. */
export interface ConflictWords {
  /** The sentence about a changed field without the values, for use beside them. */
  readonly bothChanged: (conflict: Conflict, mark: Mark) => string;
  readonly sentences: Readonly<Record<ConflictCode, (conflict: Conflict, mark: Mark) => string>>;
  /** The label of the button that decides for a side. */
  readonly take: Readonly<Record<Decision, string>>;
  readonly summary: (conflicts: number) => string;
}

/** The wording of conflicts in each language. */
export const conflictWords: Readonly<Record<MessageLanguage, ConflictWords>> = { en: english, de: german };

export function tellConflict(conflict: Conflict, language: MessageLanguage = 'en', mark?: Mark): string {
  return conflictWords[language].sentences[conflict.code](conflict, mark ?? changeWords[language].quote);
}

/** Returns the sentence without the values of both sides, for use above them. */
export function titleOfConflict(conflict: Conflict, language: MessageLanguage = 'en', mark?: Mark): string {
  if (conflict.code !== 'field') return tellConflict(conflict, language, mark);
  return conflictWords[language].bothChanged(conflict, mark ?? changeWords[language].quote);
}
