import type { SharePlace, SharesProblem } from './sharesProblem.ts';

/** The names of the tables of a forecast. */
export const forecastTableIds = ['summary', 'funnel', 'length', 'groups', 'questions', 'concepts', 'shares'] as const;
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
  readonly link: (parameter: string, value: string) => string;
  readonly starting: string;
  readonly completing: string;
  readonly everyone: string;
  /** Nobody passes the screener, whatever they answer. */
  readonly nobodyPasses: string;
  /** What to do then. `questions`: joined by “or”, or null if they are not known. */
  readonly letPass: (questions: string | null) => string;
  readonly shown: (question: string) => string;
  readonly notShown: (question: string) => string;
  readonly questionNumber: (number: number) => string;
  /** Where a share is. `called`: what its question is called. */
  readonly place: (place: SharePlace, quoted: (text: string) => string, called: string | null) => string;
  readonly problems: {
    readonly [Code in SharesProblem['code']]: (problem: Problem<Code>, nearest: string) => string;
  };
  readonly by: { readonly exact: string; readonly simulated: string };
  readonly titles: Readonly<Record<ForecastTableId, string>>;
  readonly headings: {
    readonly [Id in ForecastTableId]: readonly string[];
  };
  readonly summary: {
    readonly incidence: string;
    readonly completion: string;
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
    readonly droppedOut: string;
    readonly complete: string;
  };
}
