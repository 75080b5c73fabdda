import type { Clause } from '../logic/clause.ts';

/** A questionnaire with the ids of its tool, in one form for all formats. Its order is that of the questions. */
export interface SourceStudy {
  readonly title: string;
  readonly blocks: readonly SourceBlock[];
  /** What of the whole is not carried over as it is. */
  readonly changes: readonly SourceChange[];
}

/** Questions that go together: a form, a page, a group. */
export interface SourceBlock {
  /** Its name in the source, each once. */
  readonly name: string;
  readonly title: string;
  /** Where it is, such as `row 12`. */
  readonly place: string;
  readonly items: readonly SourceItem[];
  /** Questions of it that guides do not have, and their conditions. */
  readonly left: readonly LeftItem[];
}

/** A question that no guide has, such as a calculation or a file. */
export interface LeftItem {
  readonly field: string;
  readonly place: string;
  readonly text: string;
  readonly code: ChangeCode;
  /** What it has beside its text, all of which goes with it. */
  readonly options: readonly SourceOption[];
  readonly conditions: readonly SourceCondition[];
}

/** The types of questions that sources have and guides know. */
export type SourceType = 'open_ended' | 'multiple_choice' | 'ranking' | 'matrix' | 'statement';

/** One question, or a text without an answer. */
export interface SourceItem {
  /** Its name in the source; of a matrix, that of the group. Each once. */
  readonly field: string;
  readonly place: string;
  readonly type: SourceType;
  readonly text: string;
  /** Of a choice: several may be selected. */
  readonly isSeveral?: boolean;
  readonly options?: readonly SourceOption[];
  readonly rows?: readonly SourceRow[];
  /** Participants may add an option. */
  readonly hasOther?: boolean;
  /** Its options are in random order. */
  readonly isShuffled?: boolean;
  /** The field whose selected options it shows (rule 6). */
  readonly from?: string;
  /** What the interviewer should know. */
  readonly instructions?: string;
  /** Who is asked it; all of them must hold. */
  readonly conditions: readonly SourceCondition[];
  /** What of it is not carried over as it is. */
  readonly changes: readonly SourceChange[];
}

/** An answer of a choice, or a column of a matrix. */
export interface SourceOption {
  readonly code: string;
  /** Its id in the guide; absent: that of its field and code. */
  readonly id?: string;
  readonly text: string;
  readonly isExclusive?: boolean;
}

/** A row of a matrix, which is a question of its own in the source. */
export interface SourceRow {
  readonly field: string;
  readonly place: string;
  readonly text: string;
}

/** A condition as it was written, and what it means; or why that is not known. */
export interface SourceCondition {
  readonly place: string;
  readonly text: string;
  readonly meaning: { readonly ok: true; readonly clause: Clause } | { readonly ok: false; readonly why: Unreadable };
}

/** Why a condition could not be read. */
export type Unreadable =
  /** `at`: what could not be read. */
  | { readonly code: 'syntax'; readonly at: string }
  /** It uses something that guides do not have, such as a function or an event. */
  | { readonly code: 'unsupported'; readonly what: string };

/** Something of the source that the guide has in another way, or not at all. */
export interface SourceChange {
  readonly kind: 'text' | 'setting' | 'translation';
  readonly place: string;
  readonly text: string;
  readonly verdict: 'equivalent' | 'narrower' | 'wider' | 'lost';
  readonly code: ChangeCode;
}

/** What happens to it; see `words.en.ts`. */
export type ChangeCode =
  | 'annotated'
  | 'answersUsed'
  | 'default'
  | 'described'
  | 'calculated'
  | 'file'
  | 'hidden'
  | 'markup'
  | 'named'
  | 'notCarried'
  | 'optional'
  | 'order'
  | 'piped'
  | 'ranked'
  | 'rated'
  | 'recordId'
  | 'renamed'
  | 'rowsApart'
  | 'setting'
  | 'slider'
  | 'translated'
  | 'trigger'
  | 'unknownType'
  | 'validated'
  | 'withoutOptions';
