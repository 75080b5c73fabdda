/** The problems of an answer, with the values their messages need. */
export interface ProblemParams {
  /** The step is not the open one and was not answered before. */
  readonly notThisStep: Nothing;
  /** The step was answered with other content and has not been reopened. */
  readonly alreadyAnswered: Nothing;
  /** The interview is complete or was screened out: nothing more can be answered or reopened. */
  readonly interviewEnded: Nothing;
  /** There is no earlier step. */
  readonly nothingBefore: Nothing;
  /** The answer does not have the form required by the type of the question. */
  readonly wrongForm: { readonly expected: string };
  /** The text of an open answer or of a follow-up is blank. */
  readonly textMissing: Nothing;
  /** A text contains NUL or half of a surrogate pair. */
  readonly notStorable: Nothing;
  /** `maximum` is in characters. It is lower than usual if the interview already contains much text. */
  readonly textTooLong: { readonly maximum: number };
  /** No option is selected, and none was added. */
  readonly nothingSelected: Nothing;
  /** Several options are selected, and the question takes one. */
  readonly onlyOne: Nothing;
  /** Fewer are selected than `minimum`: the `minSelect` of the question, lowered to the options shown. */
  readonly tooFew: { readonly minimum: number };
  /** More are selected than `maximum`: the `maxSelect`, lowered to the options shown. An added option counts. */
  readonly tooMany: { readonly maximum: number };
  /** The question does not show an option with this id. */
  readonly unknownOption: Nothing;
  /** The same id is selected or ranked twice. */
  readonly repeatedOption: Nothing;
  /** `option` is the text of the exclusive option that was selected together with others. */
  readonly exclusiveWithOthers: { readonly option: string };
  /** The answer adds an option (`custom`) to a question without `allowCustomOption`. */
  readonly ownNotAllowed: Nothing;
  /** The added option (`custom`) is blank. */
  readonly ownMissing: Nothing;
  /** Only `ranked` of `total` options have a place. */
  readonly rankingIncomplete: { readonly ranked: number; readonly total: number };
  /** `row` is the text of the first row without a column. */
  readonly cellMissing: { readonly row: string };
  /** The matrix has no row with one of these ids. */
  readonly unknownRow: Nothing;
  /** Screens count from 1. */
  readonly screensIncomplete: { readonly answered: number; readonly total: number };
  /** The best or the worst is not an option of this screen, counted from 1. */
  readonly notOnScreen: { readonly screen: number };
  /** The best and the worst of this screen, counted from 1, are the same option. */
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
