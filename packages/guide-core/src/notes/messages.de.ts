import type { NotesWords } from './messages.types.ts';

export const notesWords: NotesWords = {
  comment: (author, beginning) => entry('Der Kommentar', author, beginning),
  approval: (author, beginning) => entry('Die Freigabe', author, beginning),
  test: (name) => `Der Test „${name}“`,
  translation: (language, text) => `Die Übersetzung von „${text}“ (${language})`,
  share: (names) => `Der Anteil „${names}“ der Prognose`,
  other: (place) => `„${place}“ in den Notizen`,
  properties: {
    answers: 'die Antworten',
    expect: 'die Erwartungen',
    urlParams: 'die Parameter des Links',
    firstConcepts: 'die Konzepte',
    text: 'den Text',
    note: 'die Anmerkung',
    author: 'den Namen',
    name: 'den Namen',
  },
  bothChanged: (what, property) => `${what}: Beide haben ${property === '' ? 'das' : property} geändert.`,
};

function entry(what: string, author: string, beginning: string): string {
  return `${what}${author === '' ? '' : ` von ${author}`}${beginning === '' ? '' : `, „${beginning}“`}`;
}
