import {
  type Issue,
  messageOf as issueMessageOf,
  sentenceOf as issueSentenceOf,
  whyOf as reasonOf,
} from '@guide-studio/guide-core';
import {
  type Refusal,
  refusalMessageOf as commandRefusalOf,
  type TransactionName,
} from '@guide-studio/guide-core/edit';
import {
  type TextIssue,
  textMessageOf as messageOfText,
  textSentenceOf as sentenceOfText,
} from '@guide-studio/guide-core/files';
import { entryName as entryNameOf } from '@guide-studio/guide-core/internal';
import { uiLanguage } from './words.ts';

// The messages of the packages, in the language of the window. The rest of the editor uses these.

/** Returns the sentence for a finding, with its place. */
export const messageOf = (issue: Issue): string => issueMessageOf(issue, uiLanguage);

/** Returns the sentence without the place, for use where the place is obvious. */
export const sentenceOf = (issue: Issue): string => issueSentenceOf(issue, uiLanguage);

/** Returns why a finding matters. */
export const whyOf = (issue: Issue): string => reasonOf(issue, uiLanguage);

/** Returns the sentence for the JSON tab, with the JSON names of settings. */
export const jsonSentenceOf = (issue: Issue): string => issueSentenceOf(issue, uiLanguage, 'json');

/** Returns what a history entry did. */
export const entryName = (name: TransactionName): string => entryNameOf(name, uiLanguage);

/** Returns why a command cannot run, and what to do instead. */
export const refusalMessageOf = (refusal: Refusal): string => commandRefusalOf(refusal, uiLanguage);

/** Returns the sentence for an error in the text of a file, with line and column. */
export const textMessageOf = (issue: TextIssue): string => messageOfText(issue, uiLanguage);

/** Returns the sentence without line and column. */
export const textSentenceOf = (issue: TextIssue): string => sentenceOfText(issue, uiLanguage);
