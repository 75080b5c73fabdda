import {
  type Issue,
  messageOf as issueMessageOf,
  entryName as entryNameOf,
  type Refusal,
  refusalMessageOf as commandRefusalOf,
  sentenceOf as issueSentenceOf,
  type TextIssue,
  textMessageOf as messageOfText,
  textSentenceOf as sentenceOfText,
  type TransactionName,
  whyOf as reasonOf,
} from '@guide-studio/guide-core';
import { type HostError, type HostMessage, hostMessageOf as messageOfHost } from '@guide-studio/host/common';
import { spoken } from './words.ts';

// The messages of the packages, in the language of the window. The rest of the editor uses these.

/** Returns the sentence for a finding, with its place. */
export const messageOf = (issue: Issue): string => issueMessageOf(issue, spoken);

/** Returns the sentence without the place, for use where the place is obvious. */
export const sentenceOf = (issue: Issue): string => issueSentenceOf(issue, spoken);

/** Returns why a finding matters. */
export const whyOf = (issue: Issue): string => reasonOf(issue, spoken);

/** Returns the sentence for the JSON tab, with the JSON names of settings. */
export const jsonSentenceOf = (issue: Issue): string => issueSentenceOf(issue, spoken, 'json');

/** Returns what a history entry did. */
export const entryName = (name: TransactionName): string => entryNameOf(name, spoken);

/** Returns why a command cannot run, and what to do instead. */
export const refusalMessageOf = (refusal: Refusal): string => commandRefusalOf(refusal, spoken);

/** Returns the sentence for an error in the text of a file, with line and column. */
export const textMessageOf = (issue: TextIssue): string => messageOfText(issue, 'file', spoken);

/** Returns the sentence without line and column. */
export const textSentenceOf = (issue: TextIssue): string => sentenceOfText(issue, 'file', spoken);

/** Returns what the host could not do, and what to do about it. */
export const hostMessageOf = (error: HostError): HostMessage => messageOfHost(error, spoken);
