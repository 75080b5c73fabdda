/** The problems of an answer, with the values their messages need. */
export interface ProblemParams {
  /** The step is not the open one and was not answered before. */
  readonly notThisStep: Nothing;
  /** The step was answered with other content and has not been reopened. */
  readonly alreadyAnswered: Nothing;
  readonly interviewEnded: Nothing;
  /** There is no earlier step. */
  readonly nothingBefore: Nothing;
  /** The answer does not have the form required by the type of the question. */
  readonly wrongForm: { readonly expected: string };
  readonly textMissing: Nothing;
  /** A text contains NUL or half of a surrogate pair. */
  readonly notStorable: Nothing;
  /** `maximum` is in characters. It is lower than usual if the interview already contains much text. */
  readonly textTooLong: { readonly maximum: number };
  readonly nothingSelected: Nothing;
  readonly onlyOne: Nothing;
  readonly tooFew: { readonly minimum: number };
  readonly tooMany: { readonly maximum: number };
  /** The question does not show an option with this id. */
  readonly unknownOption: Nothing;
  readonly repeatedOption: Nothing;
  readonly exclusiveWithOthers: { readonly option: string };
  readonly ownNotAllowed: Nothing;
  readonly ownMissing: Nothing;
  readonly rankingIncomplete: { readonly ranked: number; readonly total: number };
  readonly cellMissing: { readonly row: string };
  readonly unknownRow: Nothing;
  /** Screens count from 1. */
  readonly screensIncomplete: { readonly answered: number; readonly total: number };
  readonly notOnScreen: { readonly screen: number };
  readonly bestIsWorst: { readonly screen: number };
  /** A video that must be watched was shown but not played to the end. */
  readonly notWatched: { readonly video: string };
}

type Nothing = Readonly<Record<string, never>>;

/** The code of a reason to refuse an answer. */
export type ProblemCode = keyof ProblemParams;

/** Why an answer or going back was refused, as data. Wording: `problemMessageOf`. */
export type AnswerProblem = {
  [Code in ProblemCode]: { readonly code: Code; readonly params: ProblemParams[Code] };
}[ProblemCode];

/** Problems with the state of the interview rather than with the answer: the sender's state is outdated. */
const conflicts: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'notThisStep',
  'alreadyAnswered',
  'interviewEnded',
  'nothingBefore',
]);

/** Returns true if the interview is at another step (409), false if the answer itself is wrong (400). */
export function isConflict({ code }: AnswerProblem): boolean {
  return conflicts.has(code);
}
