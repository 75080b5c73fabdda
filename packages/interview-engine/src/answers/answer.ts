/** The answer to an open question or to a follow-up, as sent and stored. */
export interface TextAnswer {
  /** As typed; not blank. At most 50,000 characters, fewer once an interview has nearly 1,000,000 (`textTooLong`). */
  readonly text: string;
}

/** The answer to a multiple choice: the ids of the selected options. */
export interface ChoiceAnswer {
  /** In any order; stored in the order shown. Empty only with `custom`. */
  readonly selected: readonly string[];
  /** The option that the participant added. */
  readonly custom?: string;
}

/** The answer to a ranking: the ids of all options, best first. */
export interface RankingAnswer {
  /** Every option of the step once, else `rankingIncomplete`. */
  readonly ranked: readonly string[];
}

/** The answer to a matrix: one column for each row. */
export interface MatrixAnswer {
  /** Option id by row id. */
  readonly cells: Readonly<Record<string, string>>;
}

/** The answer to a MaxDiff: the best and the worst option of each screen, by id. */
export interface MaxDiffAnswer {
  /** One choice per screen, in order. */
  readonly choices: readonly { readonly best: string; readonly worst: string }[];
}
/** The answer to a statement or the welcome, `{}`: it was seen. */
export type SeenAnswer = Readonly<Record<string, never>>;

/** An answer to any step. */
export type Answer = TextAnswer | ChoiceAnswer | RankingAnswer | MatrixAnswer | MaxDiffAnswer | SeenAnswer;

/** Returns the options selected in an answer to a multiple_choice item; empty for other answers. */
export function selectedIn(answer: Answer): readonly string[] {
  return 'selected' in answer ? answer.selected : [];
}

/** Returns the option that the participant added, if any. */
export function customIn(answer: Answer): string | undefined {
  return 'custom' in answer ? answer.custom : undefined;
}

/** Returns the option selected in a row of a matrix, if any. */
export function cellIn(answer: Answer, rowId: string): string | undefined {
  if (!('cells' in answer)) return undefined;
  const { cells } = answer;
  return Object.hasOwn(cells, rowId) ? cells[rowId] : undefined;
}
