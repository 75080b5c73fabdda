import type { MessageLanguage } from '../messageLanguage.ts';
import { textWords as german } from './messages.de.ts';
import { textWords as english } from './messages.en.ts';
import type { TextCode, TextIssue } from './textIssue.ts';

type Params = Readonly<Record<string, unknown>>;

/** What each language has to say about texts. */
export interface TextWords {
  readonly file: Readonly<Record<TextCode, (params: Params) => string>>;
  /** Where a sentence about a file would make no sense to whoever sent a request. */
  readonly body: Readonly<Partial<Record<TextCode, (params: Params) => string>>>;
  readonly place: (line: number, column: number) => string;
}

const words: Readonly<Record<MessageLanguage, TextWords>> = { en: english, de: german };

/** What the text is to the reader: a file of theirs, or the body of a request. */
export type TextSubject = 'file' | 'body';

/** The sentence for a finding about a text: where, what was found, and what to do next. */
export function textMessageOf(
  issue: TextIssue,
  subject: TextSubject = 'file',
  language: MessageLanguage = 'en',
): string {
  const text = textSentenceOf(issue, subject, language);
  return issue.line === undefined ? text : `${words[language].place(issue.line, issue.column ?? 1)}: ${text}`;
}

/** The same without the place, for where line and column are shown beside it. */
export function textSentenceOf(
  { code, params = {} }: TextIssue,
  subject: TextSubject = 'file',
  language: MessageLanguage = 'en',
): string {
  const { file, body } = words[language];
  return ((subject === 'body' ? body[code] : undefined) ?? file[code])(params);
}
