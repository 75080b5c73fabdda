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

/**
 * Returns the message of an issue for readers of the file: the place, what is wrong, and what to do next.
 *
 * @param language English by default.
 * @example
 * ```ts
 * import { messageOf, sentenceOf, validate, whyOf } from '@guide-studio/guide-core';
 *
 * const [issue] = validate({ title: '', studyGuide: [] });
 * if (issue) console.log(messageOf(issue)); // "title": the study has no title. Enter one.
 * if (issue) console.log(messageOf(issue, 'de')); // „title“: die Studie hat keinen Titel. Geben Sie ihr einen.
 * if (issue) console.log(sentenceOf(issue)); // The study has no title. Enter one.
 * if (issue) console.log(whyOf(issue)); // The service rejects what is empty, too short or too small.
 * ```
 */
export function messageOf(issue: Issue, language: MessageLanguage = 'en'): string {
  return messageIn(words[language], issue);
}

/**
 * Returns the message without its place, for use beside the part itself.
 *
 * @param language English by default.
 * @param reader Whether settings have the names of their labels (`window`, the default) or those used in JSON, too.
 */
export function sentenceOf(issue: Issue, language: MessageLanguage = 'en', reader: IssueReader = 'window'): string {
  return sentenceIn(words[language], issue, reader);
}

/**
 * Returns why a finding matters, in one short sentence.
 *
 * @param language English by default.
 */
export function whyOf(issue: Issue, language: MessageLanguage = 'en'): string {
  return whyIn(words[language], issue);
}
