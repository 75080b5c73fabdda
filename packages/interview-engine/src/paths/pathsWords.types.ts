import type { Reach } from '../logic/index.ts';

/** The wording of what is known about paths, in one language. */
export interface PathsWords {
  /** Who is shown a question, by how many of those who pass the screener see it. */
  readonly shownTo: Readonly<Record<Exclude<Reach, 'never'>, string>>;
  /** The same where only some of those who start see it, because others are screened out before. */
  readonly shownToPassing: string;
  readonly shownToLeft: string;
  readonly shownToNobody: string;
  /** After it: the reason takes too long to find. */
  readonly reasonUnknown: string;
  /** After the sentence that a question is shown to nobody: others depend on it. */
  readonly dependants: (questions: string) => string;
  /** Only participants see it who are then screened out. */
  readonly shownToScreenedOut: string;
  /** Some who are shown it were not asked these questions, whose answers its condition excludes: without an answer it is met. */
  readonly unasked: (questions: string) => string;
  /** What participants meet who are shown something, besides its own condition. */
  readonly beyond: (criteria: readonly string[]) => string;
  /** A condition of which one criterion is enough. */
  readonly anyOf: (owner: string, criteria: readonly string[]) => string;
  /** One of several criteria of an owner. */
  readonly criterion: (owner: string, criterion: string) => string;
  /** A part that is shown to all who meet its condition. `isAny`: one criterion is enough. */
  readonly shownWhen: (
    owner: string,
    criteria: readonly string[],
    how: { readonly isAny: boolean; readonly isCarrying: boolean },
  ) => string;
  /** The same of a concept, which may be shown then. */
  readonly drawnWhen: (owner: string, criteria: readonly string[], isAny: boolean) => string;
  /** A block shows at most so many of its concepts. `block`: its title; null if it has none. */
  readonly sampling: (count: number, block: string | null) => string;
  readonly screening: (question: string, options: string) => string;
  /** `never`: options that a condition needs, and that are not carried because they are exclusive. */
  readonly carried: (question: string, source: string, never: readonly string[]) => string;
  /** Before the list of what excludes each other. */
  readonly because: (count: number, endsInterviews: boolean) => string;
  /** Whom a part is shown that needs an answer which ends the interview. `owner`: null is what is being explained. */
  readonly onlyScreenedOut: (owner: string | null, question: string, options: readonly string[]) => string;
  /** A part that needs several options of one question, and the rule against it; null: that is in another sentence. */
  readonly needsOptions: (
    owner: string | null,
    question: string,
    options: readonly string[],
    rule: { readonly most: number } | { readonly alone: readonly string[] } | null,
  ) => string;
  /** No place in the guide shows it. */
  readonly noPlace: string;
  /** No answer ends the interview. */
  readonly nobodyScreenedOut: string;
  /** Questions about concepts, where conditions of concepts are among the reasons. */
  readonly onlyShownConcepts: (questions: readonly string[]) => string;
  readonly link: (name: string, value: string) => string;
  readonly concepts: (names: string) => string;
  /** Why criteria cannot be met together: how many options a question takes, in each row of a matrix, and which exclude others. */
  readonly oneInRow: (question: string) => string;
  readonly leastInRow: (question: string) => string;
  /** `left`: the options that may still be selected, fewer than `count`; null if that is not known. */
  readonly least: (question: string, count: number, left: readonly string[] | null) => string;
  readonly most: (question: string, count: number) => string;
  readonly alone: (question: string, options: readonly string[]) => string;
  /** An option that the participant adds. */
  readonly ownAnswer: string;
  /** A way that needs no particular answer. */
  readonly anyWay: string;
  readonly quoted: (text: string) => string;
  /** A question, by its number from 1 and its text, which is quoted. */
  readonly numbered: (number: number, text: string) => string;
  /** A question by its number alone. */
  readonly number: (number: number) => string;
  /** A concept by its name, which is quoted, inside a sentence. */
  readonly concept: (name: string) => string;
  /** Names one by one, with “and” before the last. */
  readonly all: (names: readonly string[]) => string;
  readonly any: (names: readonly string[]) => string;
  /** Two criteria of one condition, each met or not. */
  readonly pair: (owner: string, criteria: readonly { readonly sentence: string; readonly holds: boolean }[]) => string;
  /** A condition with too many combinations of two criteria. */
  readonly untriedPairs: (owner: string, combinations: number) => string;
  /** A condition from which on not all are compared. */
  readonly uncompared: (owner: string) => string;
  /** Names of parts, and how many more there are. */
  readonly more: (names: readonly string[], count: number) => string;
  /** Before what stays open because too many steps would be needed. */
  readonly limitReached: string;
  readonly openJourneys: string;
  readonly openItems: (questions: string) => string;
  readonly openConditions: (owners: string) => string;
  /** All who are shown one part meet the condition of another. */
  readonly within: (owner: string, wider: string, isScreened: boolean) => string;
  /**
   * Parts with conditions that the same participants meet, however they are written. `isScreened`: only those who pass
   * the screener are compared.
   */
  readonly same: (owners: string, isScreened: boolean) => string;
  /** At most `count` of the `all` concepts of a block are shown. */
  readonly drawn: (count: number, all: number) => string;
  /** A question that is not shown to participants who bring no options to it. */
  readonly leftOut: (question: string, source: string) => string;
  /** Something that no persona does. */
  readonly mayHappen: (what: string) => string;
  /** A pair of criteria that no persona meets in one way. */
  readonly uncoveredPair: (pair: string, why: 'never' | 'undecided') => string;
  /** What can be reached, as a heading names it. Texts are quoted. */
  readonly outcomes: { readonly complete: string; readonly screened_out: string };
  /** A block by its number from 1. `title`: null if it has none. */
  readonly block: (number: number, title: string | null) => string;
  readonly partOf: {
    readonly concept: (name: string) => string;
    readonly option: (question: string, option: string) => string;
    readonly itemFor: (question: string, concept: string) => string;
  };
  /** A criterion whose question nobody is asked. */
  readonly neverAsked: (owner: string, criterion: string, question: string) => string;
  /** A criterion that all who are asked its question meet, or that none of them meets. */
  readonly alikeForAll: (owner: string, criterion: string, question: string, isMet: boolean) => string;
  /** Whether some of them do (`isMet`) or do not is not known. */
  readonly mayDiffer: (owner: string, criterion: string, question: string, isMet: boolean) => string;
}
