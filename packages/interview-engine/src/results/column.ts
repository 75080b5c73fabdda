/** A cell of a table. Numbers are our own: positions, ranks, counts. */
export type Cell = string | number;

/** One column of a table of answers, with its entry in the codebook. */
export interface Column {
  /** Short and unique, such as `Q3_c1_2`: question 3, first concept, second option. */
  readonly name: string;
  /** Follows the name in a table of texts. */
  readonly heading: string;
  /** 1, 2, …; '' if it is not a question of the study. */
  readonly questionNumber: Cell;
  /** That of the question in the guide; '' if it has none, or no guide was given. */
  readonly externalId: string;
  /** The title of the concept; '' outside of a concept block. */
  readonly concept: string;
  /** The type of the question; '' if the column is not about a question. */
  readonly type: string;
  /** The text of the question, or what the column contains about the interview. */
  readonly text: string;
  /** The part of an answer it contains, such as "option". */
  readonly part: string;
  /** Position of the option, row, screen or follow-up, or ''. */
  readonly code: Cell;
  /** The external id of the option. */
  readonly optionId: string;
  /** The text of the option or row. */
  readonly label: string;
  /** Says how `cell` is to be read. */
  readonly kind: ColumnKind;
  /** What its values mean: its codes, or what texts have as codes. Empty for texts and plain numbers. */
  readonly values: readonly ValueLabel[];
  /** What its numbers count, as a phrase; '' if `values` or `text` says it. */
  readonly counts: string;
  /** Returns the cell of the interview at this index; '' if it has none. */
  readonly cell: (at: number) => Cell;
  /** Returns why the interview at this index has no cell; null if it has one, or if that is not known. */
  readonly missing: (at: number) => Missing | null;
}

/** What cells are: texts, numbers, positions in a list that `values` explains, or times as in the API. */
export type ColumnKind = 'text' | 'number' | 'code' | 'time';

/** A value of a column, and what it means. */
export interface ValueLabel {
  /** The code, from 0 or 1. */
  readonly value: number;
  /** In words: the text of an option, or “chosen”. */
  readonly label: string;
  /** The external id of the option; absent if it has none. */
  readonly optionId?: string;
}

/** Why there is no answer: the question was not asked in an interview that went on, or it ended or was left before. */
export type Missing = 'notAsked' | 'leftBefore';

/** The codebook entry of a column about the interview itself, which has no question. */
export const ofInterview = {
  heading: '',
  questionNumber: '',
  externalId: '',
  concept: '',
  type: '',
  part: '',
  code: '',
  optionId: '',
  label: '',
  kind: 'text',
  values: [],
  counts: '',
  missing: () => null,
} as const;
