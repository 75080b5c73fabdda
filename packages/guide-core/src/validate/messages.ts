import { adviceWords as adviceInGerman } from '../advice/messages.de.ts';
import { adviceWords as adviceInEnglish } from '../advice/messages.en.ts';
import type { MessageLanguage } from '../messageLanguage.ts';
import { ruleWords as rulesInGerman } from '../rules/messages.de.ts';
import { ruleWords as rulesInEnglish } from '../rules/messages.en.ts';
import type { Issue } from './issue.ts';
import type { IssueReader } from '../findings/jsonNames.ts';
import { places as placesInGerman } from '../findings/messages.de.ts';
import { places as placesInEnglish } from '../findings/messages.en.ts';
import { shapeWords as shapeInGerman } from './messages.de.ts';
import { shapeWords as shapeInEnglish } from './messages.en.ts';
import { switchWords as switchesInGerman } from './switchWords.de.ts';
import { switchWords as switchesInEnglish } from './switchWords.en.ts';
import { type IssueWords, messageIn, sentenceIn, whyIn } from './phrasing.ts';

const words = {
  en: {
    places: placesInEnglish,
    shape: shapeInEnglish,
    findings: { ...rulesInEnglish, ...adviceInEnglish, ...switchesInEnglish },
  },
  de: {
    places: placesInGerman,
    shape: shapeInGerman,
    findings: { ...rulesInGerman, ...adviceInGerman, ...switchesInGerman },
  },
} satisfies Record<
  MessageLanguage,
  IssueWords & { findings: Record<Exclude<Issue['code'], keyof typeof shapeInEnglish>, unknown> }
>;

/** Returns the message of an issue for readers of the file: the place, what is wrong, and what to do next. */
export function messageOf(issue: Issue, language: MessageLanguage = 'en'): string {
  return messageIn(words[language], issue);
}

/** Returns the message without its place, for use beside the part itself. The reader defaults to `window`. */
export function sentenceOf(issue: Issue, language: MessageLanguage = 'en', reader: IssueReader = 'window'): string {
  return sentenceIn(words[language], issue, reader);
}

/** Returns why a finding matters, in one short sentence. */
export function whyOf(issue: Issue, language: MessageLanguage = 'en'): string {
  return whyIn(words[language], issue);
}
