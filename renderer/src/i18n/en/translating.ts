import { pluralsOf } from '@guide-studio/guide-core/plurals';

const { number, counted } = pluralsOf('en');
const texts = { one: 'text', other: 'texts' };
const translations = { one: 'translation', other: 'translations' };

/** The Languages view, files for translators, suggestions, and what a study gets. */
export const translating = {
  // The languages
  title: 'Languages',
  ofStudy: 'Languages of the study',
  all: 'All languages',
  original: (language: string) => `Original (${language})`,
  own: (language: string) => `Written in ${language}`,
  ownUnset: (language: string) => `No language of the questions is chosen, so they count as ${language}`,
  setOwn: 'Choose the language…',
  left: (missing: number, all: number) =>
    missing === 0 ? `all ${counted(all, texts)} translated` : `${number(missing)} of ${number(all)} missing`,
  outdated: (count: number) => `${number(count)} out of date`,
  unreviewed: (count: number) => `${number(count)} to review`,
  allReviewed: 'all reviewed',
  progress: (language: string) => `${language}: texts with a translation that fits`,
  add: 'Add a language',
  addTitle: 'Add a language',
  addMeaning: 'Participants can choose it as soon as the study has a translation into it.',
  addIt: 'Add',
  language: 'Language',
  remove: (language: string) => `Remove ${language}`,
  removeTitle: (language: string) => `Remove ${language} from the study?`,
  removeMeaning: (count: number) =>
    count === 0
      ? 'Participants can no longer choose it.'
      : `Participants can no longer choose it. Its ${counted(count, translations)} stay in the file beside the guide, and are there again when you add the language again.`,
  removeIt: 'Remove',
  cancel: 'Cancel',
  none: 'The study is in one language.',
  noneNext: 'Add the languages that participants may choose. Then every text that they read is listed here.',
  noTexts: 'The guide has no texts that participants read yet.',
  toGuide: 'Write the guide',

  // The list
  find: 'Find in texts and translations',
  show: 'Show',
  filters: {
    all: 'All texts',
    todo: 'Missing or out of date',
    missing: 'Missing',
    outdated: 'Out of date',
    written: 'To review',
    reviewed: 'Reviewed',
    faults: 'With a warning',
  },
  shownOf: (shown: number, all: number) =>
    shown === all ? counted(all, texts) : `${number(shown)} of ${counted(all, texts)}`,
  list: 'Texts and their translations',
  nothingFits: 'No text fits the filter.',
  showAll: 'Show all texts',
  next: 'Next missing',
  more: 'Files and suggestions',
  out: 'Write a file for translators…',
  in: 'Read a translated file…',
  suggestMany: 'Suggest translations…',
  kinds: {
    title: 'Title for participants',
    welcomeTitle: 'Welcome: title',
    welcomeMessage: 'Welcome: text',
    closingMessage: 'Closing text',
    conceptTitle: 'Concept: title',
    conceptDescription: 'Concept: description',
    question: 'Question',
    button: 'Button',
    metric: 'Compared by',
    option: 'Option',
    row: 'Row',
    media: 'Name of a picture or video',
  },
  questionNumber: (question: number) => `Question ${number(question)}`,
  place: (kind: string, question: number) => `Question ${number(question)} · ${kind}`,
  inGuide: (text: string) => `Show in the guide: ${text}`,
  comment: (text: string) => `Comment on: ${text}`,
  comments: (count: number, text: string) =>
    `Comment on: ${text}, ${counted(count, { one: 'open comment', other: 'open comments' })}`,
  commentTitle: 'Comment on this text',
  field: (language: string, text: string) => `${language}: ${text}`,
  placeholder: (language: string) => `In ${language}`,
  states: { missing: 'Missing', outdated: 'Out of date', written: 'To review', reviewed: 'Reviewed' },
  reviewed: 'Reviewed',
  reviewedOf: (language: string, text: string) => `Reviewed, ${language}: ${text}`,
  stillRight: 'Still right',
  stillRightOf: (language: string, text: string) => `Still right, ${language}: ${text}`,
  before: 'It was translated when the original was:',
  now: 'The marked words are new in:',
  earlier: 'An earlier wording was translated:',
  takeEarlier: 'Use it',
  takeEarlierOf: (language: string, text: string) => `Use it, ${language}: ${text}`,
  suggest: 'Suggest',
  suggestOf: (language: string, text: string) => `Suggest, ${language}: ${text}`,
  faults: {
    tooLong: 'Much longer than the original.',
    markup: 'Has markup or an address that the original does not have.',
    numbers: 'Has other numbers than the original.',
    placeholders: 'Has other placeholders than the original.',
    otherScript: 'Seems to be in another language.',
    untouched: 'Is the same as the original.',
  },
  notRead: 'The translations beside the guide could not be read.',
  notWritten: 'The translations could not be written.',
  tryAgain: 'Try again',
  changedElsewhere: (count: number) =>
    `${counted(count, texts)} ${count === 1 ? 'was' : 'were'} translated in another window or program meanwhile, so yours ${count === 1 ? 'is' : 'are'} not in the file.`,
  yours: 'Yours:',
  emptied: '(emptied)',
  writeMine: 'Write mine',
  keepTheirs: 'Keep the others',
  added: (language: string) => `${language} added`,
  removed: (language: string) => `${language} removed`,
  waits: 'The translations are kept with your unsaved work, and written beside the guide when you save it.',

  // Files for translators
  outTitle: 'Write a file for translators',
  outMeaning:
    'It has every text that participants read, with the translations so far. Read it again here when it is translated.',
  format: 'Format',
  formats: {
    xlsx: 'Excel sheet (.xlsx)',
    csv: 'CSV for any spreadsheet (.csv)',
    xlf: 'XLIFF 2.1 for agencies (.xlf)',
  },
  formatHints: {
    xlsx: 'One row a text, with a column for each language and one for its state.',
    csv: 'As the Excel sheet, as UTF-8.',
    xlf: 'One file a language, for the tools of translators.',
  },
  languages: 'Languages',
  write: 'Write the file',
  wrote: (names: readonly string[]) => `Written: ${names.join(', ')}`,
  wroteNext: (count: number) =>
    `${count === 1 ? 'It is' : 'They are'} with your downloads. Send ${count === 1 ? 'it' : 'them'} to the translators, and choose “Read a translated file…” when ${count === 1 ? 'it comes' : 'they come'} back.`,
  cellTooLong: 'A text is longer than a cell of Excel can be. Choose CSV or XLIFF.',
  inTitle: 'Read a translated file',
  inMeaning: 'An Excel sheet, a CSV or an XLIFF file that was written here. Nothing changes before you apply it.',
  choose: 'Choose a file',
  chooseOther: 'Choose another file',
  reading: 'Reading the file …',
  cannotRead: 'The file could not be read.',
  cannotReadNext: 'Choose the file again. If that does not help, write a new one and fill it in.',
  tooLarge: (name: string) => `${name} is larger than 64 MB.`,
  tooLargeNext: 'Choose the file that was written here and translated.',
  nothingNew: 'The file has nothing that is not here already.',
  wouldChange: (language: string) => language,
  counts: {
    added: (count: number) => `${number(count)} new`,
    changed: (count: number) => `${number(count)} changed`,
    same: (count: number) => `${number(count)} as before`,
    removed: (count: number) => `${number(count)} removed`,
  },
  notPlaced: (count: number) =>
    `${counted(count, { one: 'row', other: 'rows' })} cannot be read and would be left out:`,
  rowProblem: (row: number | null, message: string) => (row === null ? message : `Row ${number(row)}: ${message}`),
  moreProblems: (count: number) => `and ${number(count)} more`,
  notOffered: (languages: string) =>
    `The study is not offered in ${languages}. It is added to the languages of the study.`,
  apply: (count: number) => (count === 0 ? 'Apply' : `Apply ${counted(count, translations)}`),
  applied: (count: number) => `Applied: ${counted(count, translations)}`,
  changes: 'What changes',
  was: 'Before',
  becomes: 'Then',
  without: 'none',

  // Suggestions
  suggestTitle: 'Suggest translations',
  suggestMeaning:
    'A model of your own service translates. Each suggestion is to be reviewed: nothing is marked as reviewed.',
  into: 'Into',
  which: 'Which texts',
  whichTexts: {
    missing: 'All that are missing or out of date',
    shown: 'Only those that the list shows',
  },
  whichNext: 'To send fewer, search or filter the list first.',
  toSuggest: (count: number) =>
    count === 0 ? 'No text is missing or out of date there.' : `${counted(count, texts)} will be sent to the model.`,
  suggestNow: 'Suggest',
  suggesting: (done: number, all: number) => `${number(done)} of ${number(all)}`,
  stop: 'Stop',
  suggested: (count: number) => `${counted(count, translations)} suggested. Review them in the list.`,
  notSuggested: (count: number) =>
    `${counted(count, texts)} ${count === 1 ? 'has' : 'have'} no suggestion that passes the checks.`,
  close: 'Close',
  noModel: 'No model can translate.',
  noModelNext: {
    none: 'Connect a service first.',
    here: 'Set up a model for the service of this computer: an address and a name, such as those of a program that runs models on this computer.',
    elsewhere:
      'This service does not translate. Choose “This computer” and set up a model there, or write a file for translators.',
    operator:
      'This service has no model. Ask who runs it to set one up, or choose “This computer” and set up a model there.',
  },
  connections: 'Connections',
  lost: {
    late: 'The model did not answer in two minutes. Try a smaller one.',
    unreachable: 'The model cannot be reached. Check that it runs, and its address.',
    key: 'The model refused the key. Enter it again under Connections.',
    notFound: 'The model was not found. Check its address and name under Connections.',
    busy: 'The model has too much to do, or its credit is used up. Try again later.',
    serverFailed: 'The model failed. Try again later.',
    refused: 'The model refused the request.',
  },

  // What a study has
  atStudy: 'Translations',
  studyLine: (language: string, missing: number, all: number) =>
    missing === 0
      ? `${language}: all ${counted(all, texts)}`
      : `${language}: ${number(missing)} of ${number(all)} missing`,
  inOriginal: (count: number) =>
    `Participants read ${count === 1 ? 'it' : 'them'} in the language of the questions. You can still launch.`,
  toReview: (count: number) => `${number(count)} to review`,
  notOfferedYet: (language: string) => `${language}: not offered, because no text is translated`,
  asking: 'Asking the service which translations it has …',
  send: 'Send translations',
  sendTitle: 'Send the translations?',
  sendMeaning: 'The study then has the translations of your guide. Interviews under way get them with the next step.',
  sendNow: 'Send',
  sent: 'The translations were sent.',
  sendSame: 'The study has the translations of your guide.',
  newerHere: 'The translations of your guide are others than those of the study.',
  leftOut: (count: number) =>
    `${counted(count, translations)} of other wordings than those of the study ${count === 1 ? 'is' : 'are'} left out.`,
  unreviewedSent: (count: number) => `${counted(count, translations)} ${count === 1 ? 'is' : 'are'} not reviewed.`,
  sendFailed: 'The translations were not sent.',
  noPlace: 'This service takes no translations.',
  noPlaceNext: (languages: string) =>
    `Its API has no place for translations, nor for pausing and closing a study. Enter the texts in ${languages} in its own interface, after publishing: write them as a file under Languages. Or publish to a service of your own.`,
  writeFile: 'Write a file',
  toLanguages: 'Show languages',
  beforePublish: 'Translations that are sent with the study',
};
