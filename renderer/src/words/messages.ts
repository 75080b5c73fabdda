import {
  type Change,
  type Conflict,
  type Impact,
  changeWords,
  type Issue,
  messageOf as issueMessageOf,
  nameOf as entryNameOf,
  type Refusal,
  refusalMessageOf as commandRefusalOf,
  sentenceOf as issueSentenceOf,
  type TextIssue,
  textMessageOf as messageOfText,
  tellChange as changeSentence,
  textSentenceOf as sentenceOfText,
  titleOfConflict as conflictTitle,
  type TransactionName,
} from '@guide-studio/guide-core';
import { type HostError, type HostMessage, hostMessageOf as messageOfHost } from '@guide-studio/host/common';
import { spoken } from './words.ts';

// What the packages say, in the language of the window. The rest of the editor takes these and not theirs.

/** The sentence for a finding, with its place. */
export const messageOf = (issue: Issue): string => issueMessageOf(issue, spoken);

/** The same without the place, for where the place is plain to see. */
export const sentenceOf = (issue: Issue): string => issueSentenceOf(issue, spoken);

/** The same for the JSON tab, with the names that JSON has for settings. */
export const jsonSentenceOf = (issue: Issue): string => issueSentenceOf(issue, spoken, 'json');

/** What a history entry did. */
export const nameOf = (name: TransactionName): string => entryNameOf(name, spoken);

/** Why a command cannot run, and what to do instead. */
export const refusalMessageOf = (refusal: Refusal): string => commandRefusalOf(refusal, spoken);

/** The sentence for a finding about the text of a file, with line and column. */
export const textMessageOf = (issue: TextIssue): string => messageOfText(issue, 'file', spoken);

/** The same without line and column. */
export const textSentenceOf = (issue: TextIssue): string => sentenceOfText(issue, 'file', spoken);

/** What the machine could not do, and what to do now. */
export const hostMessageOf = (error: HostError): HostMessage => messageOfHost(error, spoken);

/** What changed between two guides, as a sentence. */
export const tellChange = (change: Change): string => changeSentence(change, spoken);

/** What a change does to a study, as a label that stands alone. */
export const impactName = (impact: Impact): string => {
  const [first = '', ...rest] = changeWords[spoken].impacts[impact];
  return first.toLocaleUpperCase(spoken) + rest.join('');
};

/** Why two versions cannot both have their way. */
export const titleOfConflict = (conflict: Conflict): string => conflictTitle(conflict, spoken);
