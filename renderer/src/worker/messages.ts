import type { JsonObject, MessageLanguage } from '@guide-studio/guide-core';
import type { EstimateAssumptions } from '@guide-studio/guide-core/estimate';
import type { GuideTest, PlacedTest } from '@guide-studio/guide-core/tests';
import type { InventedParticipants } from '@guide-studio/interview-engine/invented';
import type { TestCoverage, TestResult } from '@guide-studio/interview-engine/tests';
import type { ForecastQuestion, ForecastResult, SeenLength } from '@guide-studio/interview-engine/forecast';
import type {
  LeftOpen,
  ListedFinding,
  RelatedConditions,
  UncoveredCriterion,
} from '@guide-studio/interview-engine/paths';
import type {
  Finding,
  Given,
  Goal,
  ItemRequirements,
  Journey,
  JourneyGroup,
  Obstacle,
  Reach,
  Witness,
} from '@guide-studio/interview-engine/paths';
import type { SentGuide } from './sentGuide.ts';

/** What the window asks of the worker. `version` counts the guides that were sent. */
export type Question =
  | {
      readonly kind: 'explore';
      readonly version: number;
      readonly guide: SentGuide;
      readonly given: readonly Given[];
      readonly language: MessageLanguage;
    }
  /** `norms`: of the length of interviews. */
  | { readonly kind: 'way'; readonly version: number; readonly goal: Goal; readonly norms: EstimateAssumptions }
  /** The journeys, or where they part if there are too many. */
  | { readonly kind: 'journeys'; readonly version: number; readonly which: WhichJourneys }
  /** An interview with a journey. */
  | { readonly kind: 'journeyWay'; readonly version: number; readonly journey: Journey }
  /** Runs tests on a guide. */
  | {
      readonly kind: 'test';
      readonly version: number;
      readonly guide: SentGuide;
      readonly tests: readonly SentTest[];
    }
  /** What the tests that ran last cover. */
  | { readonly kind: 'cover'; readonly version: number }
  /** Tests that reach what the tests that ran last do not. */
  | { readonly kind: 'generate'; readonly version: number; readonly language: MessageLanguage }
  /** Participants for a dress rehearsal. */
  | {
      readonly kind: 'invent';
      readonly version: number;
      readonly guide: JsonObject;
      readonly count: number;
      readonly seed: string;
    }
  | {
      readonly kind: 'forecast';
      readonly version: number;
      readonly guide: JsonObject;
      readonly question: ForecastQuestion;
    };

/** `all`: all journeys, or their groups if there are too many. `first`: as many as can be listed. */
export type WhichJourneys = 'all' | 'first';

/** A test to run. `placed` is null if it is as it was sent last under this key. */
interface SentTest {
  readonly key: string;
  readonly placed: PlacedTest | null;
}

/** Who sees something: among participants who pass the screener, and among everyone who starts. */
export interface Seen {
  readonly reach: Reach;
  readonly reachOfAll: Reach;
  /** Nobody sees it without what is fixed by hand either. */
  readonly isNever?: boolean;
  /** Everyone sees it who was not screened out before, and some of them are screened out at it or later. */
  readonly isBeforeEnding?: boolean;
}

/**
 * Neighbouring questions that only some are shown: alternatives of which each participant is shown at most one, each
 * with its items, but those that depend on others of it.
 */
export type Fork = readonly (readonly number[])[];

/** What is known about the paths of a guide. */
export interface Explored {
  /** By item of the guide, in order. */
  readonly items: readonly Seen[];
  /** By block, for each of its concepts. */
  readonly concepts: readonly (readonly Seen[])[];
  readonly outcomes: { readonly complete: Seen; readonly screened_out: Seen };
  /** The options of screening questions that turn participants away, by their ids, with who can select them. */
  readonly rejecting: readonly { readonly item: number; readonly option: string; readonly seen: Seen }[];
  readonly requirements: readonly ItemRequirements[];
  /** The conditions of items that only some of those who pass are shown, in words, by item. */
  readonly audienceTexts: ReadonlyMap<number, { readonly when: string; readonly beyond: string }>;
  readonly forks: readonly Fork[];
  /** By block, the forks of its concepts that have conditions, with their indexes in the block. */
  readonly conceptForks: readonly (readonly Fork[])[];
  readonly journeys: bigint;
  /** False: there are at least that many journeys. */
  readonly isExact: boolean;
  /** About how many there are then; null if that is not known. */
  readonly estimate: bigint | null;
  /** True: links could repeat a parameter, and journeys of such links are not counted. */
  readonly repeatsParameters: boolean;
  /** What stays undecided; null if nothing does. */
  readonly leftOpen: LeftOpen | null;
  /** Empty if something is fixed by hand. */
  readonly findings: readonly Finding[];
  /** Those that the list of problems has beside advice, whatever is fixed by hand. */
  readonly listed: readonly ListedFinding[];
  /** Null if something is fixed by hand. */
  readonly notes: Notes | null;
  /** Which of what is fixed by hand excludes each other; null if nothing does. Indexes of what was sent. */
  readonly contradiction: readonly number[] | null;
  /** The rules of answers by which it does, in words. */
  readonly because: readonly string[];
}

/** What is worth knowing about paths though it is often intended, so that it is no finding. */
export interface Notes {
  readonly related: RelatedConditions;
  /** Items to which some participants bring no options, so that these are not shown the item. */
  readonly leftOut: readonly number[];
  /** Criteria met or not that no persona has, and whether nobody can. */
  readonly uncovered: readonly UncoveredCriterion[];
}

/** A shortest way to a goal, or why there is none; all are null if too many steps would be needed. */
export interface FoundWay {
  readonly goal: Goal;
  readonly witness: Witness | null;
  readonly obstacles: readonly Obstacle[] | null;
  /** How long interviews are that show it; null if that is not known, or if something is fixed by hand. */
  readonly length: SeenLength | null;
  /** What of what is fixed by hand keeps participants from it. Indexes of what was sent. */
  readonly excludedBy: readonly number[] | null;
  /** Nobody reaches it, and why takes too long to find out. */
  readonly isUnexplained: boolean;
}

/** More journeys than this are not listed at once: nobody reads them. */
export const mostJourneys = 300;

/** Journeys, or, of too many, the groups of questions that depend on each other. */
export type FoundJourneys =
  | { readonly kind: 'list'; readonly group: JourneyGroup | null; readonly isWhole: boolean; readonly listed: number }
  /** `ended`: how many more journeys there are, of participants who are screened out. */
  | { readonly kind: 'groups'; readonly groups: readonly JourneyPart[]; readonly ended: bigint };

/** Questions that depend on each other and on no others. */
export interface JourneyPart {
  /** Those that not everyone is shown. */
  readonly items: readonly number[];
  /** The number of different sets of them that are shown to participants who pass the screener. */
  readonly count: bigint;
  readonly isExact: boolean;
}

/** What the worker answers. */
export type Reply =
  /** Part of the work is done, out of `of`. */
  | { readonly kind: 'progress'; readonly version: number; readonly done: number; readonly of: number }
  | { readonly kind: 'explored'; readonly version: number; readonly explored: Explored }
  | { readonly kind: 'way'; readonly version: number; readonly way: FoundWay }
  | { readonly kind: 'journeys'; readonly version: number; readonly journeys: FoundJourneys }
  /** Null: too many steps would be needed. */
  | { readonly kind: 'journeyWay'; readonly version: number; readonly witness: Witness | null }
  /** In the order of the tests. */
  | { readonly kind: 'tested'; readonly version: number; readonly results: readonly TestResult[] }
  | { readonly kind: 'covered'; readonly version: number; readonly coverage: TestCoverage }
  | { readonly kind: 'generated'; readonly version: number; readonly tests: readonly GuideTest[] }
  | { readonly kind: 'invented'; readonly version: number; readonly invented: InventedParticipants }
  | { readonly kind: 'forecast'; readonly version: number; readonly result: ForecastResult };
