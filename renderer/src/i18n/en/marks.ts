import { pluralsOf } from '@guide-studio/guide-core/plurals';

const { counted } = pluralsOf('en');

/** Search, marks and codes in the answers. */
export const marks = {
  search: 'Search the answers',
  searchHint: 'Every form of a word counts. “in quotation marks” finds exactly these words, -word leaves texts out.',
  hits: (hits: number, people: number) =>
    hits === 0
      ? 'Nothing found.'
      : `${counted(hits, { one: 'text', other: 'texts' })} of ${counted(people, { one: 'person', other: 'people' })}.`,
  codeHits: 'Code these…',
  codeHitsTitle: (count: number) => `Code ${counted(count, { one: 'text', other: 'texts' })}`,
  codeHitsLook: 'The words that were found get the code. Leave out those that do not fit.',
  codeHitsAct: (count: number) => `Code ${counted(count, { one: 'text', other: 'texts' })}`,
  leftToRead: 'Loading the conversations. Follow-ups are found when all are read.',

  wordsOf: (name: string) => `Words of ${name}`,
  howTo: 'Arrow keys select words, with Shift more of them. Tab then leads to the marks.',
  markWords: 'Mark the words',
  star: 'Star',
  code: 'Code',
  note: 'Note',
  newCode: 'New code…',
  newCodeTitle: 'New code',
  noteTitle: 'Note on these words',
  codeName: 'Name',
  colour: 'Colour',
  colours: {
    grey: 'Grey',
    blue: 'Blue',
    green: 'Green',
    yellow: 'Yellow',
    orange: 'Orange',
    red: 'Red',
    purple: 'Purple',
    teal: 'Teal',
  },
  addCode: 'Add code',
  addMark: 'Add',
  nameHint: 'Your marks are kept under this name, in a file of your own beside the guide.',
  made: 'Marked.',
  noCode: 'Deleted code',
  remove: (name: string, quote: string) => `Remove “${name}” from “${quote}”`,

  quotes: 'Quotes and codes',
  noQuotes: 'Nothing is marked yet. Select words in an answer to star, code or note them.',
  all: 'All marks',
  starred: 'Starred',
  noted: 'With a note',
  people: (count: number) => counted(count, { one: 'person', other: 'people' }),
  quotesOf: (name: string) => `Quotes: ${name}`,
  copy: 'Copy with the source',
  copied: 'Copied',
  copyAll: 'Copy all',
  participant: (number: number) => `P${number}`,
  lost: (count: number) =>
    `${counted(count, { one: 'mark does', other: 'marks do' })} not fit the answers any more. ${count === 1 ? 'It stays' : 'They stay'} in the file.`,
  lostWhy: {
    responseGone: 'The response is not there any more.',
    textGone: 'The response has no such text any more.',
    changed: 'The text has changed since.',
  },
  unread: (file: string, count: number) =>
    `${counted(count, { one: 'entry', other: 'entries' })} of ${file} could not be understood. ${count === 1 ? 'It stays' : 'They stay'} in the file.`,
  refused: 'Another window or program changed the same marks first. Theirs were kept.',
  renameCode: 'Edit code…',
  renameTitle: 'Edit code',
  parent: 'Below',
  noParent: 'No other code',
  description: 'Description',
  saveCode: 'Save',
  deleteCode: 'Delete code',
  restoreCode: 'Restore',
  removeMarks: 'Remove its marks of mine',
  inUse: (name: string, count: number) =>
    `The code “${name}” was deleted, and ${counted(count, { one: 'mark has', other: 'marks have' })} it. Restore it, or give the marks another code.`,
};
