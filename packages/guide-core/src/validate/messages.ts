import { adviceWords as adviceInGerman } from '../advice/messages.de.ts';
import { adviceWords as adviceInEnglish } from '../advice/messages.en.ts';
import type { MessageLanguage } from '../messageLanguage.ts';
import { ruleWords as rulesInGerman } from '../rules/messages.de.ts';
import { ruleWords as rulesInEnglish } from '../rules/messages.en.ts';
import type { Issue } from './issue.ts';
import { type IssueReader, type JsonNames, jsonNames } from '../findings/jsonNames.ts';
import { places as placesInGerman } from '../findings/messages.de.ts';
import { places as placesInEnglish } from '../findings/messages.en.ts';
import { shapeWords as shapeInGerman } from './messages.de.ts';
import { shapeWords as shapeInEnglish } from './messages.en.ts';
import { placeName } from '../findings/placeName.ts';

const words = {
  en: { places: placesInEnglish, shape: shapeInEnglish, findings: { ...rulesInEnglish, ...adviceInEnglish } },
  de: { places: placesInGerman, shape: shapeInGerman, findings: { ...rulesInGerman, ...adviceInGerman } },
} satisfies Record<MessageLanguage, object>;

/** Returns the message of an issue for readers of the file: the place, what is wrong, and what to do next. */
export function messageOf(issue: Issue, language: MessageLanguage = 'en'): string {
  const place = placeName(issue.path, words[language].places);
  if (place === '') return sentenceOf(issue, language, 'json');
  return `${capital(place)}: ${clauseOf(issue, language, jsonNames.json)}`;
}

/** Returns the message without its place, for use beside the part itself. The reader defaults to `window`. */
export function sentenceOf(issue: Issue, language: MessageLanguage = 'en', reader: IssueReader = 'window'): string {
  return capital(clauseOf(issue, language, jsonNames[reader]));
}

/** Returns why a finding matters, in one short sentence. */
export function whyOf({ code }: Issue, language: MessageLanguage = 'en'): string {
  const { shape, findings } = words[language];
  return isOf(shape, code) ? shape[code].why : findings[code].why;
}

function clauseOf(issue: Issue, language: MessageLanguage, inJson: JsonNames): string {
  const { shape, findings } = words[language];
  const { code, params = {} } = issue;
  if (isOf(shape, code)) return shape[code].says(issue);
  // The parameters are those that the finding with this code has reported.
  return findings[code].says(params as never, inJson);
}

function isOf<Table extends object>(table: Table, code: PropertyKey): code is keyof Table {
  return Object.hasOwn(table, code);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
