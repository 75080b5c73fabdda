import type { Mark } from './marks.ts';

/** A paragraph, or a line of one, in one form for texts, Markdown and Word. */
export interface DocumentLine {
  /** Where it is, such as `line 12` or `paragraph 12`. */
  readonly place: string;
  readonly kind: 'heading' | 'text' | 'quote' | 'table';
  /** Of a heading: from 1, the highest. Otherwise 0. */
  readonly level: number;
  /** How far it is indented, as a list in a list; 0 if it is not. */
  readonly depth: number;
  /** Its number, letter or bullet; null if it has none. */
  readonly mark: Mark | null;
  /** Without its mark. */
  readonly text: string;
  /** All of it is bold. */
  readonly isBold: boolean;
  /** Empty space is before it. */
  readonly isApart: boolean;
  /** The list or the quote that it is part of; 0 if it is in none. */
  readonly group: number;
  /** The heading or the bookmark that a link in it leads to, in the same document; null if there is none. */
  readonly to: string | null;
  /** Of a table: its cells, row by row. Otherwise empty. */
  readonly cells: readonly (readonly string[])[];
}

/** Something of a document that is no line of a questionnaire, such as a comment. */
export interface LeftPart {
  readonly place: string;
  readonly text: string;
  readonly code: 'annotated' | 'picture';
}

/** A document as lines, and what of it is none. */
export interface ReadLines {
  readonly lines: readonly DocumentLine[];
  readonly left: readonly LeftPart[];
  /** What it names as its title; null if it names none. */
  readonly title: string | null;
  /** The code of the language that it names, without its country; null if it names none. */
  readonly language: string | null;
}

/** Returns a line of text with the usual values. */
export const lineOf = (own: Partial<DocumentLine> & Pick<DocumentLine, 'place' | 'text'>): DocumentLine => ({
  kind: 'text',
  level: 0,
  depth: 0,
  mark: null,
  isBold: false,
  isApart: false,
  group: 0,
  to: null,
  cells: [],
  ...own,
});
