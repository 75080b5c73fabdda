/**
 * Answers by kind of step, as sent and stored (docs/decisions/participant-page.md, "The participant interface of the
 * service").
 */
export interface TextAnswer {
  readonly text: string;
}

/** The ids of the selected options. */
export interface ChoiceAnswer {
  readonly selected: readonly string[];
  /** The option that the participant added. */
  readonly custom?: string;
}

/** The ids of all options, best first. */
export interface RankingAnswer {
  readonly ranked: readonly string[];
}

/** One column for each row. */
export interface MatrixAnswer {
  /** Option id by row id. */
  readonly cells: Readonly<Record<string, string>>;
}

/** The best and the worst option of each screen, by id. */
export interface MaxDiffAnswer {
  /** One choice per screen, in order. */
  readonly choices: readonly { readonly best: string; readonly worst: string }[];
}
/** The answer to a statement or the welcome: it was seen. */
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
