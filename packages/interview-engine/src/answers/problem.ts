/** What may be wrong with an answer, and the facts its wording needs. */
export interface ProblemParams {
  /** The step asked for is not the open one, and was not answered before. */
  readonly notThisStep: Nothing;
  /** The step was answered with other content, and is not open again. */
  readonly alreadyAnswered: Nothing;
  readonly interviewEnded: Nothing;
  /** There is no step to go back to. */
  readonly nothingBefore: Nothing;
  /** The answer has not the form that the type of the question asks for. */
  readonly wrongForm: { readonly expected: string };
  readonly textMissing: Nothing;
  /** A text holds NUL or half of a character pair. */
  readonly notStorable: Nothing;
  /** `maximum` in characters; less than usual when the interview holds much text already. */
  readonly textTooLong: { readonly maximum: number };
  readonly nothingSelected: Nothing;
  readonly onlyOne: Nothing;
  readonly tooFew: { readonly minimum: number };
  readonly tooMany: { readonly maximum: number };
  /** An id that the question does not show. */
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
  /** A video that must be watched was shown and not played to its end. */
  readonly notWatched: { readonly video: string };
}

type Nothing = Readonly<Record<string, never>>;

export type ProblemCode = keyof ProblemParams;

/** Why an answer or going back is refused, as data. Wording: `problemMessageOf`. */
export type AnswerProblem = {
  [Code in ProblemCode]: { readonly code: Code; readonly params: ProblemParams[Code] };
}[ProblemCode];

/** Problems of the moment rather than of the answer: the interview stands elsewhere than the sender thinks. */
const conflicts: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'notThisStep',
  'alreadyAnswered',
  'interviewEnded',
  'nothingBefore',
]);

/** True when the interview stands elsewhere (409); false when the answer itself is wrong (400). */
export function isConflict({ code }: AnswerProblem): boolean {
  return conflicts.has(code);
}
