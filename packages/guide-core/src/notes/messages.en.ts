import type { NotesWords } from './messages.types.ts';

export const notesWords: NotesWords = {
  comment: (author, beginning) => entry('The comment', author, beginning),
  approval: (author, beginning) => entry('The approval', author, beginning),
  test: (name) => `The test “${name}”`,
  translation: (language, text) => `The translation of “${text}” (${language})`,
  share: (names) => `The share “${names}” of the forecast`,
  other: (place) => `“${place}” in the notes`,
  properties: {
    answers: 'its answers',
    expect: 'what it expects',
    urlParams: 'the parameters of its link',
    firstConcepts: 'its concepts',
    text: 'its text',
    note: 'its note',
    author: 'its author',
    name: 'its name',
  },
  bothChanged: (what, property) => `${what}: both changed ${property === '' ? 'it' : property}.`,
};

function entry(what: string, author: string, beginning: string): string {
  return `${what}${author === '' ? '' : ` by ${author}`}${beginning === '' ? '' : `, “${beginning}”`}`;
}
