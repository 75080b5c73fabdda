/** A cell of a table. Numbers are ours: positions, ranks, counts. */
export type Cell = string | number;

/** One column of a table of answers, with what its codebook says of it. */
export interface Column {
  /** Short and unique, such as `Q3_c1_2`: question 3, first concept, second option. */
  readonly name: string;
  /** Behind the name in a table of texts. */
  readonly heading: string;
  /** 1, 2, …; "" for what is no question of the study. */
  readonly questionNumber: Cell;
  readonly externalId: string;
  readonly concept: string;
  readonly type: string;
  /** The text of the question, or what the column holds of the interview. */
  readonly text: string;
  /** What it holds of an answer, such as "option". */
  readonly part: string;
  /** Position of the option, row, screen or follow-up; "" where there is none. */
  readonly code: Cell;
  /** The external id of the option. */
  readonly optionId: string;
  /** The text of the option or row. */
  readonly label: string;
  /** What its values mean, a line each; "" for texts. */
  readonly values: string;
  /** Of the interview at this index. */
  readonly cell: (at: number) => Cell;
}

/** What a column of the interview itself says: it belongs to no question. */
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
