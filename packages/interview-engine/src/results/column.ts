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
  readonly externalId: string;
  readonly concept: string;
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
  /** The meaning of its values, one per line; '' for texts. */
  readonly values: string;
  /** Returns the cell of the interview at this index. */
  readonly cell: (at: number) => Cell;
}

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
  values: '',
} as const;
