import type { ImportedRow } from '../../worker/importMessages.ts';
import { pluralsOf } from '@guide-studio/guide-core/plurals';
import { countedParts } from './clipboard.ts';

const { plural, number } = pluralsOf('en');

const verdicts: Readonly<Record<ImportedRow['verdict'], { readonly name: string; readonly about: string }>> = {
  exact: { name: 'Exact', about: 'The guide says the same.' },
  equivalent: { name: 'Equivalent', about: 'The guide says the same in another way.' },
  narrower: { name: 'Narrower', about: 'The guide allows less, or asks fewer people.' },
  wider: { name: 'Wider', about: 'The guide allows more, or asks more people.' },
  lost: { name: 'Lost', about: 'The guide does not have it.' },
  proposed: { name: 'Proposed', about: 'Read from prose. It is not in the guide until you accept it.' },
};

const kinds: Readonly<Record<ImportedRow['kind'], string>> = {
  block: 'Block',
  question: 'Question',
  option: 'Option',
  row: 'Row',
  condition: 'Condition',
  carry: 'Carried options',
  text: 'Text',
  setting: 'Setting',
  translation: 'Translation',
};

export const importing = {
  title: 'Import questionnaire',
  about: 'From REDCap, Qualtrics, SurveyJS, XLSForm, LimeSurvey, Word, Markdown or text, with its conditions.',
  becomesGuide: 'It becomes a new guide. Save it to keep it.',
  goesBehind: (name: string | null) =>
    name === null
      ? 'It becomes a new guide, or is added at the end of the open one.'
      : `It becomes a new guide, or is added after “${name}”.`,
  chooseFile: 'Choose a file…',
  otherFile: 'Another file…',
  text: 'Questionnaire',
  hint: 'Paste a questionnaire or an interview guide, or drop a file here. Write one question per line and its options below it.',
  example: '# Habits\nHow often do you cook?\n- Every day\n- Sometimes\nTell us about your last meal.',
  fromClipboard: 'Paste from the clipboard',
  mayNotRead: 'This page is not allowed to read the clipboard.',
  pasteHere: 'Press Ctrl+V (on a Mac ⌘V) in the field below.',
  tooLong: 'This text has more than 4 million characters.',
  tooLongNext: 'Paste it in several pieces.',
  tooLargeFile: (name: string) => `${name} has more than 20 MB, so it was not read.`,
  tooLargeFileNext: 'Check that it is the right file. A questionnaire is smaller.',
  reading: (name: string) => `Reading ${name} …`,
  stop: 'Stop reading',
  refused: (name: string) => `${name} was not read.`,
  unknown: (formats: string) => `It is in no format that can be imported. These can: ${formats}.`,
  refusedNext: 'Choose another file, or save it again in its tool.',
  failed: 'The file could not be read in the background.',
  failedNext: 'Close this dialog and try again.',
  readAs: (name: string, format: string) => `${name} · ${format}`,
  pasted: 'Pasted text',
  source: 'What was in the source',
  result: 'What it becomes',
  nothingYet: 'The result is shown here.',
  becomes: (questions: number, statements: number, blocks: number) =>
    [
      `Becomes ${countedParts('item', questions)}`,
      statements === 0
        ? ''
        : ` and ${plural(statements, { one: '1 statement', other: `${number(statements)} statements` })}`,
      blocks === 0 ? '.' : ` in ${countedParts('block', blocks)}.`,
    ].join(''),
  conditions: (carried: number, all: number) =>
    `${number(carried)} of ${plural(all, { one: '1 condition', other: `${number(all)} conditions` })} carried over.`,
  proposals: (count: number) =>
    plural(count, { one: 'One proposal to accept or leave.', other: `${number(count)} proposals to accept or leave.` }),
  languages: (count: number) => plural(count, { one: 'One other language.', other: `${count} other languages.` }),
  languageRead: (name: string) => `Language: ${name}, recognised from the text.`,
  languageNamed: (name: string) => `Language: ${name}, as the document says.`,
  languageUnsure: (name: string) => `Language: not recognised, so ${name}.`,
  participantTitle: (title: string) => `Title for participants: “${title}”.`,
  inSettings: 'Change it in the study settings afterwards.',
  keepsSettings: 'A new guide gets this; change it in the study settings. The open guide keeps its own.',
  several: 'Several answers',
  condition: 'has a condition',
  rejects: 'screened out',
  more: (count: number) => `And ${countedParts('item', count)} more.`,
  before: (count: number) => `${countedParts('item', count)} before these.`,
  moreAnswers: (count: number) => `and ${count} more`,
  filter: 'Show parts by what became of them',
  toCheck: 'To check',
  all: 'All',
  count: (name: string, count: number) => `${name} ${number(count)}`,
  nothingToCheck: 'All of it is in the guide as it was.',
  noneOfKind: 'There are no such parts.',
  next: 'Next',
  nextHint: 'Next part (F8)',
  moreRows: (count: number) => `Show ${number(count)} more`,
  verdicts,
  kinds,
  /** Formats name places in English. */
  place: (place: string): string => place,
  accept: 'Accept',
  acceptNamed: (text: string) => `Accept “${text}”`,
  takeBack: 'Take back',
  takeBackNamed: (text: string) => `Take back “${text}”`,
  acceptAll: (count: number) => `Accept all ${count}`,
  insert: (questions: number) => (questions === 0 ? 'Insert' : `Insert ${countedParts('item', questions)}`),
  begin: (questions: number) =>
    questions === 0 ? 'Create guide' : `Create guide with ${countedParts('item', questions)}`,
  cancel: 'Cancel',
  opened: (name: string) => `${name} opened as a new guide. Save it to keep it.`,
  comment: (texts: readonly string[], more: number, message: string) =>
    `Not imported: ${texts.map((text) => `“${text}”`).join(', ')}${more > 0 ? ` and ${number(more)} more` : ''}. ${message}`,
  commentAuthor: 'Import',
};
