import type { MessageLanguage } from '../messageLanguage.ts';
import { textWords as german } from './messages.de.ts';
import { textWords as english } from './messages.en.ts';
import type { TextIssue } from './textIssue.ts';
import type { TextWords } from './messages.types.ts';

const words: Readonly<Record<MessageLanguage, TextWords>> = { en: english, de: german };

/**
 * Returns the message of a finding about a file: the place, what was found, and what to do next.
 *
 * @param language English by default.
 */
export function textMessageOf(issue: TextIssue, language: MessageLanguage = 'en'): string {
  const text = textSentenceOf(issue, language);
  return issue.line === undefined ? text : `${words[language].place(issue.line, issue.column ?? 1)}: ${text}`;
}

/**
 * Returns the message without the place, for use beside line and column.
 *
 * @param language English by default.
 */
export function textSentenceOf({ code, params = {} }: TextIssue, language: MessageLanguage = 'en'): string {
  return words[language].file[code](params);
}
