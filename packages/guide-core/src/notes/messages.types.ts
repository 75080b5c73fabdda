/** The wording of conflicts in notes in one language. */
export interface NotesWords {
  /** Names an entry by its author and its beginning; either may be ''. */
  readonly comment: (author: string, beginning: string) => string;
  readonly approval: (author: string, beginning: string) => string;
  readonly test: (name: string) => string;
  /** Names a translation by its language and the beginning of its original. */
  readonly translation: (language: string, text: string) => string;
  /** Names a share of a forecast by its question, option and so on. */
  readonly share: (names: string) => string;
  /** Names anything else by its place in the file. */
  readonly other: (place: string) => string;
  /** The names of properties. */
  readonly properties: Readonly<Record<string, string>>;
  readonly bothChanged: (what: string, property: string) => string;
}
