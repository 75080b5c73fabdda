import type { EstimateAssumptions } from '@guide-studio/guide-core/estimate';
import type { ForecastAssumptions } from '@guide-studio/guide-core/shares';
import type { Obstacle } from '../paths/reason.ts';
import type { RepeatedParameter } from '../paths/findings/index.ts';
import type { SharesProblem } from './sharesProblem.ts';

/** What is forecast. */
export interface ForecastQuestion {
  /** The number of completed interviews that are wanted, at least 1. */
  readonly completes: number;
  /** What is assumed about participants; usual shares if absent. */
  readonly assumptions?: ForecastAssumptions;
  /** The norms of the estimated length; the usual ones if absent. */
  readonly norms?: EstimateAssumptions;
  /** The project credits of the wallet, if known. */
  readonly wallet?: number;
  /** Usual: 1, as the study service bills. */
  readonly creditsPerComplete?: number;
  /** A question or concept that fewer completes see is reported as small. Usual: 30. */
  readonly smallCell?: number;
  /** Of the simulation; usual: `forecast`. */
  readonly seed?: string;
  /** The most participants that are simulated; usual: as many as figures need, for some seconds at most. */
  readonly participants?: number;
}

/** A figure, and where it comes from. */
export interface Figure {
  /** In the unit of the field: a share from 0 to 1, people, or seconds. */
  readonly value: number;
  /**
   * `calculated`: from the shares, so exact only if they are right and answers are as independent as assumed.
   * `simulated`: from simulated participants.
   */
  readonly by: 'calculated' | 'simulated';
  /** If simulated, the interval that contains the exact figure with a probability of 95 %. Else both are `value`. */
  readonly low: number;
  /** The upper end of that interval. */
  readonly high: number;
}

/** A part of the guide that participants are shown. Indexes count from 0, those of items among all items. */
export type Cell =
  | { readonly kind: 'item'; readonly item: number }
  | { readonly kind: 'concept'; readonly block: number; readonly concept: number };

/** How many participants are shown a question or a concept. */
export interface CellForecast {
  /** The question or concept. */
  readonly cell: Cell;
  /** The share of completed interviews, from 0 to 1. */
  readonly share: Figure;
  /** The number that is expected among the wanted completes. */
  readonly expected: number;
  /** With a probability of 95 %, at least so many see it. */
  readonly atLeast: number;
  /**
   * Why nobody sees it, if only links lead to it that have a parameter more than once, which ordinary links never have.
   * Else null.
   */
  readonly repeatedParameter: RepeatedParameter | null;
  /** What the share rests on besides entered shares. */
  readonly restsOn: RestsOn;
}

/** Lengths of completed interviews, in seconds. */
export interface Lengths {
  /** The shortest interview of the quickest of 40 participants. */
  readonly shortest: number;
  /** Half of the interviews are not longer. */
  readonly median: number;
  /** Nine of ten interviews are not longer. */
  readonly p90: number;
  /** The longest interview of the slowest of 40 participants. */
  readonly longest: number;
}

/** Completed interviews that are told apart by what they show. */
export interface JourneyGroup extends Lengths {
  /** Items that are shown to all of the group, or to none of it. */
  readonly parts: readonly { readonly item: number; readonly isShown: boolean }[];
  /** The share of completed interviews, from 0 to 1. */
  readonly share: number;
}

/** How long completed interviews are, in seconds. */
export interface LengthForecast extends Lengths {
  /** The number of simulated interviews that lengths come from. */
  readonly interviews: number;
  /** The mean. */
  readonly mean: Figure;
  /** {@link Lengths.median}, with its interval. */
  readonly medianFigure: Figure;
  /** Shares of completed interviews by length: from `from` to below `to` seconds. */
  readonly histogram: readonly { readonly from: number; readonly to: number; readonly share: number }[];
  /** At least one; several if what is shown makes interviews longer or shorter. */
  readonly groups: readonly JourneyGroup[];
  /** Whether the shares of the groups are exact. */
  readonly groupsBy: Figure['by'];
}

/** People at each stage, if as many whole people are invited as are needed on average. */
export interface Funnel {
  /** A whole number: the expected invitations, rounded up. */
  readonly invited: number;
  /** Of the invited, by the assumed share `starting`. */
  readonly started: number;
  /** Came through the screener, if there is one. */
  readonly passed: number;
  /** Came to the end: about the wanted completes. */
  readonly complete: number;
  /** Ended by a screening answer. */
  readonly screenedOut: number;
  /** Left before the end. */
  readonly droppedOut: number;
}

/** A share that may be wrong, and what the forecast is if it is lower or higher. */
export interface ShareEffect {
  /** Which share it is. */
  readonly share:
    | {
        readonly kind: 'option';
        readonly item: number;
        readonly concept: number | null;
        readonly row: string | null;
        readonly option: string;
        /**
         * Joint shares: those who selected this option of an earlier item, or all others. Null: the question has none.
         */
        readonly among: { readonly item: number; readonly option: string } | 'others' | null;
      }
    | { readonly kind: 'parameter'; readonly name: string; readonly value: string }
    | { readonly kind: 'starting' }
    /** `isBesideLeaving`: people also leave by the minute, which it does not count. */
    | { readonly kind: 'completion'; readonly isBesideLeaving: boolean };
  /** What is assumed, from 0 to 1. */
  readonly assumed: number;
  /** With 10 points less, at least 0. */
  readonly lower: Outlook;
  /** With 10 points more, at most 1. */
  readonly higher: Outlook;
}

/** What is forecast with another share. */
export interface Outlook {
  /** The other share, from 0 to 1. */
  readonly share: number;
  /** The share of those who start who pass the screener, from 0 to 1. */
  readonly incidence: number;
  /** On average. Null: nobody completes, or too few. */
  readonly invitations: number | null;
  /** So few complete that more people would be needed than there are. */
  readonly tooFewComplete: boolean;
  /** Expected completes in the cell `Forecast.smallestSeen`; null if there is none. */
  readonly smallest: number | null;
}

/** What the responses cost, in project credits (specification, "Wallet"). */
export interface CreditForecast {
  /** Credits for one completed interview; nobody else costs. */
  readonly perComplete: number;
  /** For all completes that are wanted. */
  readonly needed: number;
  /** Null: not known. */
  readonly wallet: number | null;
  /** Null: the credits of the wallet are not known. */
  readonly missing: number | null;
}

/** What a figure rests on besides entered shares. */
export interface RestsOn {
  /**
   * Items that change it and have no shares, or not all: the rest is left to chance. Indexes from 0, in order. Where no
   * shares are given at all, those that decide it: more than it may change with.
   */
  readonly items: readonly number[];
  /** Parameters of the link of which that is true, by name. */
  readonly parameters: readonly string[];
  /**
   * Shares that decide it were taken from interviews: each of these questions was answered in so many. Null: none were.
   */
  readonly interviews: { readonly fewest: number; readonly most: number } | null;
  /** What decides it has entered shares too. */
  readonly onEntered: boolean;
  /** Lengths change it: they are simulated, and may be corrected by those of interviews. */
  readonly onLengths: boolean;
}

/**
 * Figures that rest on the same: what decides who passes or sees what (`deciding`); who passes, if nobody leaves; the
 * invitations; the people at each stage; who sees which question and concept, which question, and which concept; lengths; or what changes most.
 */
export const restingFigures = [
  'deciding',
  'passing',
  'invitations',
  'funnel',
  'seen',
  'questions',
  'concepts',
  'lengths',
  'changes',
] as const;
/** Names a group of figures that rest on the same: see {@link Forecast.restsOn}. */
export type RestingFigures = (typeof restingFigures)[number];

/** What is forecast of a concept block, besides its concepts. */
export interface ConceptBlockForecast {
  /** Its index among the blocks of the guide. */
  readonly block: number;
  /** The share of completed interviews that show none of its concepts. */
  readonly none: Figure;
  /** What it rests on which of its concepts are seen. */
  readonly restsOn: RestsOn;
}

/** What to expect of a study. Shares are from 0 to 1, lengths in seconds, indexes from 0. */
export interface Forecast {
  /** As asked for. */
  readonly completes: number;
  /** False: no shares of answers or links are given, so all answers are left to chance. */
  readonly sharesGiven: boolean;
  /** Shares are those of the answers in so many interviews; null: none are. */
  readonly interviews: number | null;
  /** Lengths were corrected by those of so many completed interviews; null: they were not. */
  readonly lengthInterviews: number | null;
  /** The share of the invited who start, from 0 to 1. */
  readonly starting: number;
  /** Joint shares are given. Answers to all other questions count as independent of each other. */
  readonly jointGiven: boolean;
  /** What figures rest on besides entered shares. */
  readonly restsOn: Readonly<Record<RestingFigures, RestsOn>>;
  /** The seed and the number of simulated participants. */
  readonly simulation: { readonly seed: string; readonly participants: number };
  /** Why nobody passes the screener, whatever the shares are. Null: some can pass. Empty: the reason is not known. */
  readonly nobodyPasses: readonly Obstacle[] | null;
  /** The share of those who start who pass the screener, from 0 to 1. */
  readonly incidence: Figure;
  /** The share of those who pass the screener who complete, from 0 to 1. */
  readonly completion: Figure;
  /**
   * How many people to invite: on average, and to get all completes with a probability of 95 %. `average`: how many
   * complete if as many whole people are invited as are needed on average; `fewer`: the probability that too few do then.
   * Null: nobody completes, or too few.
   */
  readonly invitations: {
    readonly expected: Figure;
    readonly safe: number;
    readonly average: number;
    readonly fewer: number;
  } | null;
  /** So few complete that more people would be needed than there are. */
  readonly tooFewComplete: boolean;
  /** Null with `invitations`. */
  readonly funnel: Funnel | null;
  /** Null: nobody completes. */
  readonly length: LengthForecast | null;
  /** What the wanted completes cost, also if nobody completes. */
  readonly credits: CreditForecast;
  /** In the order of the guide. */
  readonly items: readonly CellForecast[];
  /** In the order of the guide; empty without concept blocks. */
  readonly concepts: readonly CellForecast[];
  /** In the order of the guide. */
  readonly conceptBlocks: readonly ConceptBlockForecast[];
  /** The cell with the fewest completes, which may be none. Null if everyone sees everything, or nobody completes. */
  readonly smallest: CellForecast | null;
  /** The cell with the fewest completes that some see. Null if there is none. */
  readonly smallestSeen: CellForecast | null;
  /** Cells with fewer completes than a cell should have. */
  readonly small: readonly CellForecast[];
  /** What changes most if a share is wrong by 10 points, most first. */
  readonly tornado: readonly ShareEffect[];
  /** The number of shares whose effect was not worked out, because that would take too many steps. */
  readonly untriedShares: number;
}

/** A forecast, or why the shares cannot be used. */
export type ForecastResult =
  | { readonly ok: true; readonly forecast: Forecast }
  | { readonly ok: false; readonly problems: readonly SharesProblem[] };
