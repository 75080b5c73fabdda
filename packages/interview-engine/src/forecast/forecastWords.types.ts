import type { SharePlace, SharesProblem } from './sharesProblem.ts';

/**
 * The names of the tables of a forecast, in the order in which they are shown: the main figures, people by stage, lengths,
 * lengths by what is shown, questions, concepts, and what changes most if a share is wrong.
 */
export const forecastTableIds = ['summary', 'funnel', 'length', 'groups', 'questions', 'concepts', 'shares'] as const;
/** The name of a table of a forecast, in the order of {@link forecastTableIds}. */
export type ForecastTableId = (typeof forecastTableIds)[number];

type Problem<Code extends SharesProblem['code']> = Extract<SharesProblem, { code: Code }>;

/** The words of forecasts in one language. Names of parts come quoted. */
export interface ForecastWords {
  readonly quoted: (text: string) => string;
  readonly question: (number: number, text: string) => string;
  readonly concept: (name: string) => string;
  /** An option of a question, in a row, for a concept. */
  readonly option: (question: string, option: string, row: string | null, concept: string | null) => string;
  readonly addedOption: string;
  /** A share of those who selected an option of an earlier question. */
  readonly amongThose: (share: string, question: string, option: string) => string;
  /** A share of all to whom no joint shares apply. */
  readonly amongOthers: (share: string) => string;
  /** What every forecast assumes about answers to different questions. `isJoint`: joint shares are given. */
  readonly independence: (isJoint: boolean) => string;
  /** That everyone invited counts as starting, everyone who passes as completing, or both; empty if neither. */
  readonly nobodyLost: (allStart: boolean, allStay: boolean) => string;
  /** The typical length of interviews that show a part, and the longest of nine of ten, in whole minutes. */
  readonly seenLength: (median: number, p90: number) => string;
  /** What changes most does not count that other shares change who leaves early. */
  readonly leavingUnchanged: string;
  /** Shares whose effect was not worked out. */
  readonly untriedShares: (count: number) => string;
  readonly link: (parameter: string, value: string) => string;
  readonly starting: string;
  readonly completing: string;
  /** The same where people also leave by the minute, whom it does not count. */
  readonly completingBesideLeaving: string;
  readonly everyone: string;
  /** Nobody passes the screener, whatever they answer. */
  readonly nobodyPasses: string;
  /** What to do then. `questions`: joined by “or”, or null if they are not known. */
  readonly letPass: (questions: string | null) => string;
  readonly shown: (question: string) => string;
  readonly notShown: (question: string) => string;
  readonly questionNumber: (number: number) => string;
  /** Shares that come from so many interviews. `fewest`: those of the question that the fewest answered. */
  readonly sharesFrom: (fewest: number, interviews: number) => string;
  /** Answers for which no shares are given. `questions`: joined by “and”; null: all of them. */
  readonly chance: (questions: string | null) => string;
  /** Links for which no shares are given. `parameters`: joined by “and”. */
  readonly chanceLinks: (parameters: string) => string;
  /** Both. `questions`: null for all. */
  readonly chanceBoth: (questions: string | null, parameters: string) => string;
  /** Lengths that were corrected by those of so many interviews. */
  readonly lengthsFrom: (interviews: number) => string;
  /** Lengths that come from so few simulated interviews that they are rough. */
  readonly fewSimulated: (count: number) => string;
  readonly moreQuestions: (count: number) => string;
  /** What the figures rest on, joined by “and”, before a sentence. */
  readonly basis: (parts: string) => string;
  /** A share that is probably meant from 0 to 1, after its place. */
  readonly likelyFraction: (value: number) => string;
  /** Where a share is. `called`: what its question is called. */
  readonly place: (place: SharePlace, quoted: (text: string) => string, called: string | null) => string;
  readonly problems: {
    readonly [Code in SharesProblem['code']]: (problem: Problem<Code>, nearest: string) => string;
  };
  readonly by: { readonly calculated: string; readonly simulated: string; readonly assumed: string };
  readonly titles: Readonly<Record<ForecastTableId, string>>;
  readonly headings: {
    readonly [Id in ForecastTableId]: readonly string[];
  };
  /** The headings of `shares` where people leave by the minute. */
  readonly sharesIfNobodyLeft: readonly string[];
  readonly summary: {
    /** The heading of what the figures of a row rest on. */
    readonly restsOn: string;
    readonly participation: string;
    readonly dependence: string;
    readonly independent: string;
    readonly independentButJoint: string;
    readonly interviews: string;
    readonly incidence: string;
    readonly completion: string;
    /** The same where people leave by the minute: who would pass if nobody did, and who of them completes. */
    readonly wouldPass: string;
    readonly completionOfThose: string;
    readonly invitations: string;
    readonly safeInvitations: string;
    readonly credits: string;
    readonly missingCredits: string;
    readonly shortest: string;
    readonly median: string;
    readonly mean: string;
    readonly p90: string;
    readonly longest: string;
  };
  readonly stages: {
    readonly invited: string;
    readonly started: string;
    readonly screenedOut: string;
    readonly passed: string;
    /** The same where people leave by the minute: some would have passed. */
    readonly passedInTime: string;
    readonly droppedOut: string;
    readonly complete: string;
  };
}
