/** Answers by kind of step, as they are sent and stored (decisions, "The participant interface of the service"). */
export interface TextAnswer {
  readonly text: string;
}
export interface ChoiceAnswer {
  readonly selected: readonly string[];
  /** The participant's own option. */
  readonly custom?: string;
}
export interface RankingAnswer {
  readonly ranked: readonly string[];
}
export interface MatrixAnswer {
  /** Option id by row id. */
  readonly cells: Readonly<Record<string, string>>;
}
export interface MaxDiffAnswer {
  /** One choice for each screen, in their order. */
  readonly choices: readonly { readonly best: string; readonly worst: string }[];
}
/** Of a statement and of the welcome: seen. */
export type SeenAnswer = Readonly<Record<string, never>>;

export type Answer = TextAnswer | ChoiceAnswer | RankingAnswer | MatrixAnswer | MaxDiffAnswer | SeenAnswer;

/** The options selected in an answer to a multiple_choice item; of other answers none. */
export function selectedIn(answer: Answer): readonly string[] {
  return 'selected' in answer ? answer.selected : [];
}

/** The participant's own option in an answer. */
export function customIn(answer: Answer): string | undefined {
  return 'custom' in answer ? answer.custom : undefined;
}

/** The option selected in a row of a matrix. */
export function cellIn(answer: Answer, rowId: string): string | undefined {
  if (!('cells' in answer)) return undefined;
  const { cells } = answer;
  return Object.hasOwn(cells, rowId) ? cells[rowId] : undefined;
}
