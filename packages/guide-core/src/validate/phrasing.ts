import { type IssueReader, type JsonNames, jsonNames } from '../findings/jsonNames.ts';
import { placeName } from '../findings/placeName.ts';
import type { places } from '../findings/messages.en.ts';
import type { Issue } from './issue.ts';
import type { shapeWords } from './messages.en.ts';

/** The words of issues in one language: of places, of the shape of a guide, and of rules and advice by code. */
export interface IssueWords {
  readonly places: typeof places;
  readonly shape: typeof shapeWords;
  readonly findings: Readonly<
    Record<string, { sentence(params: never, names: JsonNames): string; readonly why: string }>
  >;
}

/** Returns the message of an issue for readers of the file: the place, what is wrong, and what to do next. */
export function messageIn(words: IssueWords, issue: Issue, names: JsonNames = jsonNames.json): string {
  const place = placeName(issue.path, words.places);
  const clause = clauseOf(words, issue, names);
  return capital(place === '' ? clause : `${place}: ${clause}`);
}

/** Returns the message without its place. */
export function sentenceIn(words: IssueWords, issue: Issue, reader: IssueReader): string {
  return capital(clauseOf(words, issue, jsonNames[reader]));
}

/** Returns why a finding matters, in one short sentence. */
export function whyIn({ shape, findings }: IssueWords, { code }: Issue): string {
  return isOf(shape, code) ? shape[code].why : (findings[code]?.why ?? code);
}

function clauseOf({ shape, findings }: IssueWords, issue: Issue, inJson: JsonNames): string {
  const { code, params = {} } = issue;
  if (isOf(shape, code)) return shape[code].sentence(issue);
  // The parameters are those that the finding with this code has reported.
  return findings[code]?.sentence(params as never, inJson) ?? code;
}

function isOf<Table extends object>(table: Table, code: PropertyKey): code is keyof Table {
  return Object.hasOwn(table, code);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
