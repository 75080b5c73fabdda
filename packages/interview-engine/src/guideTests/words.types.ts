import type { InterviewOutcome } from '../asked/openStep.ts';

/** The wording of what came of guide tests in one language. Names are quoted already. */
export interface TestWords {
  readonly answerRefused: (question: string, problem: string) => string;
  /** Why an answer is refused, to the author of the test; participants are told other things about these. */
  /** `option`: the one that is not shown; null if it is not known. */
  readonly unknownOption: (option: string | null) => string;
  readonly onlyOne: string;
  readonly exclusiveWithOthers: (option: string) => string;
  /** The answer of the test breaks the bounds of the question. `given`: the number of options in it. */
  readonly tooMany: (question: string, maximum: number, given: number) => string;
  readonly tooFew: (question: string, minimum: number, given: number) => string;
  /** `by`: the question whose answer ended the interview; `answer`: that answer, null if it is not known. */
  readonly screenedOut: (by: string | null, answer: string | null) => string;
  readonly completed: string;
  /** After it, in a guide that screens nobody out. */
  readonly nobodyScreenedOut: string;
  readonly questionMissing: (question: string) => string;
  /** `sources`: the questions on which it depends, none of which was asked. */
  readonly questionMissingUnasked: (question: string, sources: readonly string[]) => string;
  /** Nobody is shown the question, whatever they answer. */
  readonly questionForNobody: (question: string) => string;
  /** `wanted`: the options of which one was needed; null if the answer must not be given. */
  readonly questionMissingBecause: (question: string, source: string, answer: string, wanted: string | null) => string;
  /** The same for a row of a matrix. */
  readonly questionMissingInRow: (
    question: string,
    source: string,
    row: string,
    answer: string,
    wanted: string | null,
  ) => string;
  readonly questionShown: (question: string) => string;
  /** After it, of a question that everyone is shown. */
  readonly shownToEveryone: string;
  readonly questionExtra: (question: string) => string;
  readonly otherOrder: (question: string, first: string) => string;
  readonly optionMissing: (question: string, option: string) => string;
  readonly optionExtra: (question: string, option: string) => string;
  readonly conceptMissing: (concept: string) => string;
  /** Nobody is shown the concept, whatever they answer. */
  readonly conceptForNobody: (concept: string) => string;
  readonly conceptExtra: (concept: string) => string;
  readonly otherClosing: (expected: string, actual: string) => string;
  /**
   * Why a question is not shown, as a sentence. `name`: the question; null if the sentence before is about it, or about
   * a concept. `isOr`: one of the criteria is enough.
   */
  readonly notMet: (name: string | null, criteria: readonly string[], isOr: boolean) => string;
  /** Of the concept of the question. */
  readonly conceptNotMet: (name: string | null, criteria: readonly string[], isOr: boolean) => string;
  readonly nothingCarried: (name: string | null, source: string) => string;
  readonly conceptNotDrawn: (name: string | null) => string;
  /** Of a concept itself. */
  readonly notDrawn: string;
  readonly afterScreening: (name: string | null) => string;
  /** An answer of the test that nothing asks for. */
  readonly unusedAnswer: (question: string) => string;
  /** What led to a difference, as sentences. */
  readonly answered: (question: string, answer: string) => string;
  readonly nothingAnswered: (question: string) => string;
  /** A question was not asked, which meets a criterion that excludes answers of it. */
  readonly metUnasked: (question: string) => string;
  readonly notAsked: (question: string) => string;
  /** After an answer that the test does not give. */
  readonly filledIn: string;
  readonly parameter: (name: string, values: string) => string;
  readonly noParameter: (name: string) => string;
  readonly lost: {
    readonly question: (name: string) => string;
    readonly option: (name: string, question: string) => string;
    readonly row: (name: string, question: string) => string;
    readonly concept: (name: string) => string;
  };
  /** What a question has now. `more`: the number of those that are not named. */
  readonly now: {
    readonly option: (names: string, more: number) => string;
    readonly row: (names: string, more: number) => string;
  };
  /** The guide had this question. */
  readonly deletedQuestion: (question: string) => string;
  /** Names of generated tests. Questions are named by their text. */
  readonly names: {
    readonly screenedOut: (question: string, answer: string) => string;
    readonly shown: (question: string) => string;
    readonly notShown: (question: string) => string;
    readonly concept: (concept: string) => string;
    readonly option: (option: string, question: string) => string;
    readonly outcome: Readonly<Record<InterviewOutcome, string>>;
    readonly options: (question: string) => string;
    /** A name, and the option that decides it. */
    readonly byOption: (name: string, option: string) => string;
    readonly criterion: (sentence: string, holds: boolean) => string;
  };
  /** What no test reaches. */
  readonly goals: {
    readonly block: (title: string) => string;
    readonly question: (question: string) => string;
    readonly concept: (concept: string) => string;
    readonly option: (question: string, option: string) => string;
    readonly options: (question: string) => string;
    /** `criterion`: a criterion, met or not met. */
    readonly decides: (criterion: string) => string;
    readonly decidesUnasked: (criterion: string, question: string) => string;
    readonly decidesBy: (criterion: string, option: string, question: string) => string;
    readonly outcome: Readonly<Record<InterviewOutcome, string>>;
    /** `of`: the question or concept whose condition it is. */
    readonly criterion: (of: string, sentence: string, holds: boolean) => string;
  };
  readonly nearest: (name: string) => string;
  readonly chooseAnother: string;
  /** A question, by its number from 1 and its text, which is quoted. */
  readonly numbered: (number: number, question: string) => string;
  readonly forConcept: (question: string, concept: string) => string;
  /** An option that the participant added. `text` is left out in names of tests. */
  readonly ownOption: (text: string | null) => string;
  /** One that they added to an earlier question. */
  readonly ownOptionOf: (question: string) => string;
  readonly quoted: (text: string) => string;
  readonly and: string;
  readonly or: string;
}
