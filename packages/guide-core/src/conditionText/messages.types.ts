import type { ReferenceProblem } from '../references/source.ts';

/** Decisions about conditions where the specification is silent; made in `assumptions.ts` of the interview engine. */
export type ReadingId =
  | 'severalAnswers'
  | 'severalCriteria'
  | 'notAsked'
  | 'perConcept'
  | 'linkValue'
  | 'linkRepeated'
  | 'carried'
  | 'nothingCarried';

export type BrokenReference = Exclude<ReferenceProblem, 'unknown'>;

/** How a criterion says what was selected: the words before the options, and those after them. */
interface AnswerVerbs {
  readonly includes: readonly [string, string];
  readonly excludes: readonly [string, string];
  /** Before and after several options. */
  readonly excludesAll: readonly [string, string];
}

/** The wording of conditions in one language. The parts of a sentence are joined in this order. */
export interface ConditionWords {
  readonly quoted: (text: string) => string;
  readonly shownWhenOne: string;
  readonly shownWhenAll: string;
  readonly shownWhenAny: string;
  readonly between: string;
  readonly row: string;
  readonly afterRow: string;
  /** Of a question with one answer. */
  readonly oneAnswer: AnswerVerbs;
  /** Of a question with several answers. */
  readonly severalAnswers: AnswerVerbs;
  /** Of a question with one answer for each concept, after their block. */
  readonly oneForEachConcept: AnswerVerbs;
  readonly or: string;
  readonly noQuestion: string;
  readonly nothingChosen: string;
  readonly link: string;
  readonly noParameter: string;
  readonly noValue: string;
  readonly notUnderstood: string;
  readonly missing: (what: 'question' | 'option' | 'row') => string;
  readonly problem: (problem: BrokenReference) => string;
  /** Before and after the question. */
  readonly optionsSelectedIn: readonly [string, string];
  readonly optionsFrom: string;
  readonly howConditionsAreRead: string;
  readonly readings: Readonly<Record<ReadingId, string>>;
}
