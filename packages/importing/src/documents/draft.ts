import type { SourceChange } from '../source/study.ts';
import type { Hint } from './hints.ts';
import type { DocumentLine } from './line.ts';
import type { Route } from './routing.ts';

/** A line below a question, and the word before its list, such as “Statements:”. */
export interface Child {
  readonly line: DocumentLine;
  readonly list: string | null;
}

/** A rule about who is asked, where it is written. */
export interface PlacedRoute {
  readonly place: string;
  readonly route: Route;
  /** The heading that a link in it leads to. */
  readonly link: string | null;
}

/** A question, or a text to read, with the lines that belong to it, before it is decided what they are. */
export interface Draft {
  readonly line: DocumentLine;
  readonly isStatement: boolean;
  /** As written, such as `Q3`; null if it has no number. */
  readonly label: string | null;
  text: string;
  hint: Hint;
  readonly details: DocumentLine[];
  readonly children: Child[];
  readonly routes: PlacedRoute[];
  readonly notes: DocumentLine[];
  readonly changes: SourceChange[];
  /** Lines that say how it is answered. */
  readonly hintLines: DocumentLine[];
  /** The word before the list that is read now. */
  list: string | null;
}

/** Questions under a heading. */
export interface DraftBlock {
  readonly line: DocumentLine | null;
  readonly title: string;
  readonly drafts: Draft[];
  readonly isForNotes: boolean;
}

/** A document as questions in blocks, and what of it belongs to none. */
export interface Drafts {
  readonly title: string | null;
  readonly blocks: readonly DraftBlock[];
  readonly changes: readonly SourceChange[];
}

/** Returns a text that has no place in a guide. */
export const leftOut = (place: string, text: string, code: SourceChange['code'] = 'annotated'): SourceChange => ({
  kind: 'text',
  place,
  text,
  verdict: 'lost',
  code,
});
