import type { MessageLanguage } from '../messageLanguage.ts';
import { textWords as german } from './messages.de.ts';
import { textWords as english } from './messages.en.ts';
import type { TextIssue } from './textIssue.ts';
import type { TextWords } from './messages.types.ts';

const words: Readonly<Record<MessageLanguage, TextWords>> = { en: english, de: german };

/** What the text is to the reader: a file, or the body of a request. */
export type TextSubject = 'file' | 'body';

/**
 * Returns the message of a finding about a text: the place, what was found, and what to do next.
 *
 * @param subject What the text is to the reader; a file by default.
 * @param language English by default.
 */
export function textMessageOf(
  issue: TextIssue,
  subject: TextSubject = 'file',
  language: MessageLanguage = 'en',
): string {
  const text = textSentenceOf(issue, subject, language);
  return issue.line === undefined ? text : `${words[language].place(issue.line, issue.column ?? 1)}: ${text}`;
}

/**
 * Returns the message without the place, for use beside line and column.
 *
 * @param subject What the text is to the reader; a file by default.
 * @param language English by default.
 */
export function textSentenceOf(
  { code, params = {} }: TextIssue,
  subject: TextSubject = 'file',
  language: MessageLanguage = 'en',
): string {
  const { file, body } = words[language];
  return ((subject === 'body' ? body[code] : undefined) ?? file[code])(params);
}
