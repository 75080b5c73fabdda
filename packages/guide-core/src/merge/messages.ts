import type { Mark } from '../diff/speech.ts';
import { changeWords } from '../diff/messages.ts';
import type { MessageLanguage } from '../messageLanguage.ts';
import type { Conflict, ConflictCode, Decision } from './conflict.ts';
import { conflictWords as german } from './messages.de.ts';
import { conflictWords as english } from './messages.en.ts';

/** Everything that is said about conflicts in one language. */
export interface ConflictWords {
  /** The sentence of a changed field without what both say, for where that is shown beside it. */
  readonly bothChanged: (conflict: Conflict, mark: Mark) => string;
  readonly sentences: Readonly<Record<ConflictCode, (conflict: Conflict, mark: Mark) => string>>;
  /** The button that decides for a side. */
  readonly take: Readonly<Record<Decision, string>>;
  readonly summary: (conflicts: number) => string;
}

/** What each language has to say about conflicts. */
export const conflictWords: Readonly<Record<MessageLanguage, ConflictWords>> = { en: english, de: german };

/** One conflict as a sentence. */
export function tellConflict(conflict: Conflict, language: MessageLanguage = 'en', mark?: Mark): string {
  return conflictWords[language].sentences[conflict.code](conflict, mark ?? changeWords[language].quote);
}

/** The same without what both sides say, for where both are shown below it. */
export function titleOfConflict(conflict: Conflict, language: MessageLanguage = 'en', mark?: Mark): string {
  if (conflict.code !== 'field') return tellConflict(conflict, language, mark);
  return conflictWords[language].bothChanged(conflict, mark ?? changeWords[language].quote);
}
