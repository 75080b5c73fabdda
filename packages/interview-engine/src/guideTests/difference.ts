import type { TestAnswer } from '@guide-studio/guide-core/tests';
import type { Answer } from '../answers/answer.ts';
import type { AnswerProblem } from '../answers/problem.ts';
import type { HiddenReason } from '../course/hiddenReason.ts';
import type { InterviewOutcome } from '../asked/openStep.ts';

/** A question of the guide, from 0, as it is asked for a concept of its block, or null where there is none. */
export interface At {
  /** The index among all items of the guide. */
  readonly item: number;
  /** The index of the concept in its block; null outside of a concept block, or for any concept. */
  readonly concept: number | null;
}

/** What the participant gave that led to a difference: an answer or none, or a parameter of the link. */
export type Given =
  /** `isInvented`: the test does not say it; `inventedRows`: it says other rows of a matrix, but not these. */
  | ({
      readonly kind: 'answer';
      readonly answer: Answer;
      readonly isInvented: boolean;
      readonly inventedRows?: readonly string[];
    } & At)
  /** The question was not asked. */
  | ({ readonly kind: 'unasked' } & At & Hidden)
  | { readonly kind: 'link'; readonly parameter: string; readonly values: readonly string[] };

/**
 * Why something is not shown. `reason` is null if there are several, or if `led` of another difference describes it.
 */
export interface Hidden extends Led {
  /** The condition, the carried options, the draw of concepts or the screener. */
  readonly reason: HiddenReason | null;
}

/** What led to a difference, as far as a condition, a carried option or a screening question says so. */
export interface Led {
  /** Empty if nothing that the participant gave led to it. */
  readonly led: readonly Given[];
}

/** A difference between what a guide test expects and what its interview shows. */
export type Difference =
  /**
   * The question does not accept the answer of the test. `notShown`: an option in it that the question does not show.
   */
  | ({
      readonly code: 'answerRefused';
      readonly answer: TestAnswer;
      readonly problem: AnswerProblem;
      readonly notShown?: string;
    } & At)
  /** `by`: the question whose answer ended the interview, if it was screened out. */
  | ({ readonly code: 'otherOutcome'; readonly expected: InterviewOutcome; readonly by: number | null } & Led)
  /** A question is missing. `concept` is null if it is shown for no concept. */
  | ({ readonly code: 'questionMissing' } & At & Hidden)
  /** A question is shown that should not be. */
  | ({ readonly code: 'questionShown' } & At & Led)
  /** A question is shown that is not on the list of all questions. */
  | ({ readonly code: 'questionExtra' } & At & Led)
  /** A question is shown before one that should be first. */
  | ({ readonly code: 'otherOrder'; readonly first: At } & At)
  /** An option, by its id, is not shown. */
  | ({ readonly code: 'optionMissing'; readonly option: string } & At & Led)
  /** An option, by its id, is shown that should not be. */
  | ({ readonly code: 'optionExtra'; readonly option: string } & At & Led)
  /** A concept is not shown. */
  | ({ readonly code: 'conceptMissing'; readonly block: number; readonly concept: number } & Hidden)
  /** A concept is shown that should not be. */
  | ({ readonly code: 'conceptExtra'; readonly block: number; readonly concept: number } & Led)
  /** The closing message does not contain the expected text. */
  | { readonly code: 'otherClosing'; readonly expected: string; readonly actual: string };
