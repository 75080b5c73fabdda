import type { Clause } from '@guide-studio/guide-core/internal';

/** A questionnaire with the ids of its tool, in one form for all formats. Its order is that of the questions. */
export interface SourceStudy {
  readonly title: string;
  /** What participants read as its title; absent if the source has none of its own. */
  readonly participantTitle?: string;
  /** The code of its main language, as the source names it; absent if it names none. */
  readonly language?: string;
  /** What participants read before the first question and after the last one. */
  readonly welcome?: SourceText;
  readonly closing?: SourceText;
  readonly blocks: readonly SourceBlock[];
  /** What of the whole is not carried over as it is. */
  readonly changes: readonly SourceChange[];
}

/** A text by the codes of languages, as the source names them; without its main language. */
export type InOtherLanguages = Readonly<Record<string, string>>;

/** A text, and the same in other languages. */
export interface SourceText {
  readonly place: string;
  readonly text: string;
  readonly translations?: InOtherLanguages;
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
  /** What its questions are asked for, one after the other: an offer, accepted as a concept block (rule 7). */
  readonly repeatedFor?: readonly SourceOption[];
  /** Its options decide who takes part. */
  readonly isScreener?: boolean;
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
export type SourceType = 'open_ended' | 'multiple_choice' | 'ranking' | 'max_diff' | 'matrix' | 'statement';

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
  /** Its last option stays the last one, also in random order. */
  readonly isLastPinned?: boolean;
  /** Of a choice of several: how many at least and at most. */
  readonly least?: number;
  readonly most?: number;
  /** The field whose selected options it shows (rule 6). */
  readonly from?: string;
  /** What the interviewer should know. */
  readonly instructions?: string;
  /** Who is asked it; all of them must hold. */
  readonly conditions: readonly SourceCondition[];
  /** Who goes on somewhere else after it. */
  readonly skips?: readonly SourceSkip[];
  /** What of it is not carried over as it is. */
  readonly changes: readonly SourceChange[];
  readonly translations?: InOtherLanguages;
}

/** An answer of a choice, or a column of a matrix. */
export interface SourceOption {
  readonly code: string;
  /** Its id in the guide; absent: that of its field and code. */
  readonly id?: string;
  readonly text: string;
  readonly isExclusive?: boolean;
  /** What it decides, if the source says so at the option: its block becomes the screener. */
  readonly status?: 'approve' | 'reject';
  readonly translations?: InOtherLanguages;
}

/** A row of a matrix, which is a question of its own in the source. */
export interface SourceRow {
  readonly field: string;
  readonly place: string;
  readonly text: string;
  readonly translations?: InOtherLanguages;
}

/** A condition as it was written, and what it means; or why that is not known. */
export interface SourceCondition {
  readonly place: string;
  readonly text: string;
  readonly meaning: { readonly ok: true; readonly clause: Clause } | { readonly ok: false; readonly why: Unreadable };
  /** True: read from prose, so that it waits to be accepted. */
  readonly isProposed?: boolean;
  /** Its number, once it is accepted. */
  readonly proposal?: number;
  /** True: that a skip was not taken. The skip has its own row in the report. */
  readonly isOfSkip?: boolean;
}

/** A condition after whose question an interview goes on somewhere else (rule 3). */
export interface SourceSkip extends SourceCondition {
  /** The question or the block that comes next, by its name; or the end of the interview. */
  readonly to: { readonly field: string } | { readonly block: string } | 'end';
  /** True: it is between questions, so that it does not matter who was asked the one before it. */
  readonly isOfFlow?: boolean;
}

/** Why a condition could not be read. */
export type Unreadable =
  /** `at`: what could not be read. */
  | { readonly code: 'syntax'; readonly at: string }
  /** It uses something that guides do not have, such as a function or an event. */
  | { readonly code: 'unsupported'; readonly what: string }
  /** A skip in prose. `skipOfOpen`: the question before it has no answers to choose from. */
  | { readonly code: 'skipUnread' | 'skipOfOpen' }
  /** It asks about a value that the tool sets itself, and no link brings. */
  | { readonly code: 'setInFlow'; readonly parameter: string };

/** Something of the source that the guide has in another way, or not at all. */
export interface SourceChange {
  readonly kind: 'text' | 'setting' | 'translation';
  readonly place: string;
  readonly text: string;
  readonly verdict: 'equivalent' | 'narrower' | 'wider' | 'lost';
  readonly code: ChangeCode;
  /** What its sentence names, such as a language. */
  readonly params?: Readonly<Record<string, string>>;
}

/** What happens to it; see `words.en.ts`. */
export type ChangeCode =
  | 'afterScreener'
  | 'again'
  | 'annotated'
  | 'answersUsed'
  | 'askedOnce'
  | 'bounded'
  | 'calculated'
  | 'columnsApart'
  | 'comment'
  | 'conceptsAsText'
  | 'textForTeam'
  | 'default'
  | 'described'
  | 'doubleColumn'
  | 'embedded'
  | 'emptyBlock'
  | 'ending'
  | 'endsBefore'
  | 'everyone'
  | 'file'
  | 'filtered'
  | 'fromLink'
  | 'hidden'
  | 'languageNamed'
  | 'languageRead'
  | 'languageUnsure'
  | 'mainLanguage'
  | 'markup'
  | 'measured'
  | 'media'
  | 'metadata'
  | 'movedLast'
  | 'named'
  | 'neverAsked'
  | 'noItems'
  | 'noLanguage'
  | 'notCarried'
  | 'optionCondition'
  | 'optionOrder'
  | 'optionText'
  | 'optional'
  | 'optionsElsewhere'
  | 'order'
  | 'ordinary'
  | 'otherOption'
  | 'otherSheet'
  | 'ownOption'
  | 'ownWords'
  | 'participantTitle'
  | 'picture'
  | 'piped'
  | 'probed'
  | 'quota'
  | 'ranked'
  | 'rated'
  | 'recoded'
  | 'recordId'
  | 'recorded'
  | 'renamed'
  | 'rowsApart'
  | 'sameRows'
  | 'setting'
  | 'skipOfOpen'
  | 'slider'
  | 'step'
  | 'subset'
  | 'switchedOff'
  | 'table'
  | 'tableHead'
  | 'timed'
  | 'translated'
  | 'trigger'
  | 'typed'
  | 'unknownColumn'
  | 'unknownType'
  | 'unlisted'
  | 'unmatched'
  | 'unnamed'
  | 'unused'
  | 'upload'
  | 'validated'
  | 'withoutOptions';
