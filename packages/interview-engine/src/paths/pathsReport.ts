import { fromWire } from '@guide-studio/guide-core/edit';
import type { Answer } from '../answers/answer.ts';
import { courseOf } from '../course/courseOf.ts';
import type { UrlParams } from '../course/urlParams.ts';
import type { Guide, Plan } from '../plan/plan.ts';
import { stepPlace } from '../stepPlace.ts';
import { carriedListsOf, criteriaOf, decidingNothing } from './conditions.ts';
import {
  canRepeatParameters,
  type Exploration,
  explore,
  type Goal,
  goalKey,
  type GoalsWanted,
  isSeenBeforeEnding,
  type Known,
  orNull,
  type Reach,
} from '../logic/index.ts';
import { conceptPath, type FilePath, itemPath, ownerPath, pathOf, pathOfObstacle } from './filePaths.ts';
import { type Finding, type FindingCode, findingPath, findingsOf, goalOf } from './findings/index.ts';
import { type JourneyGroup, journeysOf } from './journeyList.ts';
import { countJourneys } from './journeys.ts';
import { leftOpen } from './leftOpen.ts';
import { combinationsOf, triedPairs } from './pairs.ts';
import type { Persona } from './persona.ts';
import { type Covering, coveringSet, goalsToCover } from './personas.ts';
import { type Obstacle, reasonFor } from './reason.ts';
import { type ReportedNote, reportedNotes } from './reportedNotes.ts';
import { relatedConditions } from './relatedConditions.ts';
import { type PathsDescriber, pathsDescriber } from './pathsDescriber.ts';
import type { ReasonText } from './reasonDescriber.ts';
import { whyNobody } from './whyNobody.ts';
import { type Witness, witnessFor } from './witness.ts';

/** An answer of a reported way, with the place of its question. */
export interface ReportedAnswer {
  /** The place of the question in the file. */
  readonly path: FilePath;
  /** The place of the concept for which it is asked; null outside of a concept block. */
  readonly conceptPath: FilePath | null;
  /** As in the participant interface; options and rows are named by place (`o1`, `r1`). */
  readonly answer: Answer;
}

/** An interview from its start, with places in the file instead of step ids. */
export interface ReportedWay {
  /** The parameters of the link, each with all its values. */
  readonly urlParams: UrlParams;
  /** Reproduces the draws. */
  readonly seed: string;
  /** Concepts that the draw takes first, by key; absent if the seed alone does. */
  readonly firstConcepts?: readonly string[];
  /** In the order of the interview; of a shortest way only those that it needs. */
  readonly answers: readonly ReportedAnswer[];
}

/**
 * Why nobody reaches something: what excludes each other (conditions, screening, draws, rules of answers), with places.
 */
export type ReportedReason = readonly { readonly path: FilePath; readonly sentence: string }[];

/** The reach of a part. `witness` is set for `sometimes`, `reason` for `never`. */
export interface ReportedReach {
  /** Where it is in the file: `["studyGuide", 1, "items", 2]`. */
  readonly path: FilePath;
  /** As in the file; null if it has none. */
  readonly externalId: string | null;
  /** Among participants who pass the screener. */
  readonly reach: Reach;
  /** Among all who start, also those who are screened out later. */
  readonly reachOfAll: Reach;
  /** A shortest way to it; null if everyone or nobody gets there, or `ways` is false. */
  readonly witness: ReportedWay | null;
  /**
   * What keeps participants away who pass the screener, or everyone; null if some get there, if it is not known, or
   * `ways` is false.
   */
  readonly reason: ReportedReason | null;
}

/** The reach of a question. */
export interface ReportedItem extends ReportedReach {
  /**
   * Some participants are screened out before it, and all others are shown it, also those who are screened out after
   * it.
   */
  readonly isSeenBeforeEnding: boolean;
}

/** Everything that is known about the paths of a guide, as `guide paths --format json` prints it. */
export interface PathsReport {
  /** True: everything is decided. */
  readonly complete: boolean;
  /** True: the steps granted were spent; what is undecided says so. */
  readonly budgetSpent: boolean;
  /** `estimate`: about how many there are, if they were not all counted; null if that is not known. */
  readonly journeys: { readonly count: string; readonly exact: boolean; readonly estimate?: string | null };
  /** A link can have a parameter twice; journeys are counted by links with one value for each. */
  readonly canRepeatParameters: boolean;
  /** One for each item, in the order of the guide. */
  readonly items: readonly ReportedItem[];
  /** One for each concept, in the order of the guide. */
  readonly concepts: readonly ReportedReach[];
  /**
   * Options of screening questions, and options carried forward (`…, "carryForwardFrom", n`: the nth of their list).
   */
  readonly options: readonly ReportedReach[];
  /** Whether an interview can end so; null: undecided. */
  readonly outcomes: { readonly complete: boolean | null; readonly screened_out: boolean | null };
  /** Whether each criterion can be met, and not met, while its question is asked; null: undecided. */
  readonly criteria: readonly {
    readonly path: FilePath;
    readonly canHold: boolean | null;
    readonly canFail: boolean | null;
  }[];
  /** What an author should look at, what matters most first; messages are in English. */
  readonly findings: readonly { readonly code: FindingCode; readonly path: FilePath; readonly message: string }[];
  /**
   * The findings about something that nobody reaches, in order. `reason`: why nobody does; null if its message says it, or
   * if it is not known; absent after the first ten, because each takes a search.
   */
  readonly unreached: readonly {
    readonly code: FindingCode;
    readonly path: FilePath;
    readonly reason?: ReasonText | null;
  }[];
  /** Choice and matrix questions whose answers decide nothing about what is shown. */
  readonly decidingNothing: readonly FilePath[];
  /** What can be carried to questions: nothing, one option, or fewer than their minimum. */
  readonly carried: readonly {
    readonly path: FilePath;
    readonly canBeEmpty: boolean | null;
    readonly canBeOne: boolean | null;
    readonly canBeTooFew: boolean | null;
  }[];
  /** Invented participants who together reach what can be reached, as few as were found. */
  readonly personas: readonly (ReportedWay & {
    readonly name: string;
    /** Places reached. Those of criteria end with `true` or `false`: as they were. Outcomes are `"outcome", name`. */
    readonly covers: readonly FilePath[];
  })[];
  /** What no persona reaches: nobody can, or no way was found within the steps granted. */
  readonly uncovered: readonly { readonly path: FilePath; readonly why: 'never' | 'undecided' }[];
  /**
   * If pairs are wanted: how many combinations of two criteria are tried, how many personas reach, how many cannot
   * occur.
   */
  readonly pairs?: { readonly tried: number; readonly reached: number; readonly impossible: number };
  /**
   * If pairs are wanted: conditions with so many combinations of two criteria, met and not met, that they are not tried.
   */
  readonly untriedPairs?: readonly { readonly path: FilePath; readonly combinations: number }[];
  /** Conditions that the same participants meet, and conditions that contain each other. */
  readonly conditions: {
    readonly same: readonly (readonly FilePath[])[];
    readonly within: readonly { readonly path: FilePath; readonly within: FilePath }[];
  };
  /** What is worth knowing besides the findings. */
  readonly notes: readonly ReportedNote[];
  /** What stays undecided because the analysis limit was reached, in sentences. */
  readonly leftOpen: { readonly heading: string; readonly lines: readonly string[] } | null;
  /** The journeys, if they are wanted. */
  readonly journeyList?: {
    readonly listed: number;
    readonly whole: boolean;
    readonly group: ReportedJourneys | null;
  };
}

/** Journeys, grouped by the item at which they part. */
export type ReportedJourneys =
  | { readonly items: readonly FilePath[]; readonly outcomes: readonly ('complete' | 'screened_out')[] }
  | { readonly partsAt: FilePath; readonly shown: ReportedJourneys; readonly notShown: ReportedJourneys };

/** What a report has besides the usual. */
export interface ReportWanted extends GoalsWanted {
  /** The most journeys to list; without it, none are. */
  readonly journeys?: number;
  /** False: without witnesses and reasons of parts, which take long to find. They are null then. Default: true. */
  readonly ways?: boolean;
}

/**
 * Returns everything that is known about the paths of a guide, as plain JSON with places in the file. Some seconds at
 * most for a large guide.
 *
 * @param guide Must be valid: `validate` of guide-core finds nothing. It is not checked here.
 * @param exploration That of the guide, if it is known already.
 * @param also What the report has besides the usual; nothing by default.
 * @example
 * ```ts
 * import { all, block, choice, guide, open } from '@guide-studio/guide-core/author';
 * import { pathsReport } from '@guide-studio/interview-engine/paths';
 *
 * const often = choice('How often do you cook?', { options: ['Most days', 'Seldom', 'Never'] });
 * const dish = open('What did you cook last?', { when: often.excludes('Never') });
 * const both = open('Why seldom and never?', { when: all(often.includes('Seldom'), often.includes('Never')) });
 * const cooking = guide('Home cooking', {}, [block('Cooking', [often, dish, both])]);
 *
 * const { complete, items, findings } = pathsReport(cooking, undefined, { ways: false });
 * console.log(complete, items.map(({ reach }) => reach)); // true [ 'always', 'sometimes', 'never' ]
 * console.log(findings[0]?.code, findings[0]?.path.join('.')); // singleAnswerContradiction studyGuide.0.items.2.conditional.criteria.1
 * ```
 */
export function pathsReport(
  guide: Guide,
  exploration: Exploration = explore(guide),
  also: ReportWanted = {},
): PathsReport {
  const { plan } = exploration;
  const describer = pathsDescriber(fromWire(guide));
  const goals = goalsToCover(exploration, also);
  const reach = (goal: Goal): ReportedReach => ({
    path: pathOf(plan, goal),
    externalId: externalIdOf(plan, goal),
    ...reachedBy(guide, exploration, goal, also.ways === false ? null : describer.reason),
  });
  const journeys = countJourneys(exploration);
  const ofKind = (kind: Goal['kind']): readonly ReportedReach[] =>
    goals.filter((goal) => goal.kind === kind).map(reach);
  const items = ofKind('item').map(
    (one, item): ReportedItem => ({
      ...one,
      isSeenBeforeEnding: one.reachOfAll === 'sometimes' && isSeenBeforeEnding(exploration, item),
    }),
  );
  const [concepts, options] = [ofKind('concept'), ofKind('option')];
  const criteria = criteriaOf(exploration);
  const { personas, uncovered } = coveringSet(guide, exploration, { also });
  const related = relatedConditions(exploration);
  const findings = findingsOf(exploration);
  const open = leftOpen(exploration, journeys);
  const list = also.journeys === undefined ? null : journeysOf(exploration, { most: also.journeys });
  const isDecided = ({ reach: one, reachOfAll }: ReportedReach): boolean =>
    one !== 'undecided' && reachOfAll !== 'undecided';
  const complete =
    journeys.isExact &&
    [...items, ...concepts, ...options].every(isDecided) &&
    criteria.every(({ canHold, canFail }) => canHold.isKnown && canFail.isKnown);
  return {
    complete,
    budgetSpent: !complete,
    journeys: {
      count: String(journeys.count),
      exact: journeys.isExact,
      ...(journeys.isExact ? {} : { estimate: journeys.estimate?.toString() ?? null }),
    },
    canRepeatParameters: canRepeatParameters(exploration),
    items,
    concepts,
    options,
    outcomes: {
      complete: orNull(exploration.canReach({ kind: 'outcome', outcome: 'complete' })),
      screened_out: orNull(exploration.canReach({ kind: 'outcome', outcome: 'screened_out' })),
    },
    criteria: criteria.map(({ owner, index, canHold, canFail }) => ({
      path: [...ownerPath(plan, owner), 'conditional', 'criteria', index],
      canHold: orNull(canHold),
      canFail: orNull(canFail),
    })),
    findings: findings.map((finding) => ({
      code: finding.code,
      path: findingPath(finding, plan),
      message: describer.finding(finding),
    })),
    unreached: unreachedIn(exploration, findings, describer),
    decidingNothing: decidingNothing(exploration, criteria).map((item) => itemPath(plan, item)),
    carried: carriedListsOf(exploration).map(({ item, canBeEmpty, canBeOne, canBeTooFew }) => ({
      path: itemPath(plan, item),
      canBeEmpty: orNull(canBeEmpty),
      canBeOne: orNull(canBeOne),
      canBeTooFew: orNull(canBeTooFew),
    })),
    personas: personas.map((persona, at) => reportedPersona(guide, plan, goals, persona, `Persona ${at + 1}`)),
    uncovered: uncovered.map(({ goal, why }) => ({ path: pathOf(plan, goal), why })),
    ...(also.pairs === true
      ? {
          pairs: pairsCounted(goals, uncovered),
          untriedPairs: triedPairs(plan).untried.map((owned) => ({
            path: [...ownerPath(plan, owned.owner), 'conditional'],
            combinations: combinationsOf(owned),
          })),
        }
      : {}),
    conditions: {
      same: related.same.map((owners) => owners.map((owner) => ownerPath(plan, owner))),
      within: related.within.map(({ owner, within }) => ({
        path: ownerPath(plan, owner),
        within: ownerPath(plan, within),
      })),
    },
    notes: reportedNotes(exploration, { findings, uncovered, related, isPaired: also.pairs === true }, describer),
    leftOpen: open && describer.leftOpen(open),
    ...(list === null
      ? {}
      : {
          journeyList: {
            listed: list.listed,
            whole: list.isWhole,
            group: list.group && reportedJourneys(plan, list.group),
          },
        }),
  };
}

/** So many findings are explained: nobody reads more reasons at once, and each takes a search. */
const mostReasons = 10;

function unreachedIn(
  exploration: Exploration,
  findings: readonly Finding[],
  describer: PathsDescriber,
): PathsReport['unreached'] {
  return findings
    .flatMap((finding) => {
      const goal = goalOf(finding);
      return goal === null ? [] : [{ finding, goal }];
    })
    .map(({ finding, goal }, at) => {
      const isExplained = 'criteria' in finding && (finding.criteria.length > 0 || finding.cause === 'nothingCarried');
      const reason = at < mostReasons && !isExplained ? whyNobody(exploration, goal, describer) : null;
      return {
        code: finding.code,
        path: findingPath(finding, exploration.plan),
        ...(at < mostReasons ? { reason } : {}),
      };
    });
}

function pairsCounted(goals: readonly Goal[], uncovered: Covering['uncovered']): Required<PathsReport>['pairs'] {
  const tried = goals.filter(({ kind }) => kind === 'pair').length;
  const left = uncovered.filter(({ goal }) => goal.kind === 'pair');
  return { tried, reached: tried - left.length, impossible: left.filter(({ why }) => why === 'never').length };
}

function reportedJourneys(plan: Plan, group: JourneyGroup): ReportedJourneys {
  if ('journey' in group) {
    const { items, outcomes } = group.journey;
    return { items: items.map((item) => itemPath(plan, item)), outcomes };
  }
  const { partsAt, shown, hidden } = group;
  return {
    partsAt: itemPath(plan, partsAt),
    shown: reportedJourneys(plan, shown),
    notShown: reportedJourneys(plan, hidden),
  };
}

const sentenceOf = ({ sentences, because }: ReasonText): string => [...sentences, ...because][0] ?? '';

function reachedBy(
  guide: Guide,
  exploration: Exploration,
  goal: Goal,
  describeObstacles: ((obstacles: readonly Obstacle[]) => ReasonText) | null,
): Pick<ReportedReach, 'reach' | 'reachOfAll' | 'witness' | 'reason'> {
  const reach = exploration.reach(goal);
  const reachOfAll = exploration.reachOfAll(goal);
  if (describeObstacles === null) return { reach, reachOfAll, witness: null, reason: null };
  const { plan } = exploration;
  const witness = reachOfAll === 'sometimes' ? orNull(witnessFor(exploration, goal)) : null;
  const obstacles = reach === 'never' ? orNull(obstaclesOf(exploration, goal, reachOfAll)) : null;
  return {
    reach,
    reachOfAll,
    witness: witness === null ? null : wayOf(guide, plan, witness),
    reason:
      obstacles?.map((one) => ({ path: pathOfObstacle(plan, one), sentence: sentenceOf(describeObstacles([one])) })) ??
      null,
  };
}

function obstaclesOf(exploration: Exploration, goal: Goal, reachOfAll: Reach): Known<readonly Obstacle[]> {
  if (reachOfAll === 'never') return reasonFor(exploration, goal, { whose: 'everyone' });
  // Nobody passes the screener with a rejecting option: that needs no search.
  return goal.kind === 'option' && exploration.plan.items[goal.item]?.isScreener === true
    ? { isKnown: true, value: [{ kind: 'screening', item: goal.item }] }
    : reasonFor(exploration, goal, { whose: 'passing' });
}

function wayOf(guide: Guide, plan: Plan, witness: Witness): ReportedWay {
  const { urlParams, firstConcepts } = witness;
  return {
    urlParams,
    seed: 'way',
    ...(firstConcepts.length === 0 ? {} : { firstConcepts }),
    answers: [...witness.answers].map(([stepId, answer]) => reportedAnswer(guide, plan, stepId, answer)),
  };
}

function reportedAnswer(guide: Guide, plan: Plan, stepId: string, answer: Answer): ReportedAnswer {
  const place = stepPlace(guide, stepId);
  const item = place !== undefined && 'item' in place ? place : null;
  return {
    path: item === null ? [stepId] : itemPath(plan, item.item),
    conceptPath: item === null || item.concept === null ? null : conceptPath(item.block, item.concept),
    answer,
  };
}

function reportedPersona(guide: Guide, plan: Plan, goals: readonly Goal[], { session, covers }: Persona, name: string) {
  const { seed, firstConcepts, urlParams } = session;
  return {
    name,
    urlParams,
    seed,
    ...(firstConcepts === undefined ? {} : { firstConcepts }),
    // Put together when they are read: the text of the command only counts personas.
    get answers(): readonly ReportedAnswer[] {
      return courseOf(guide, session).passed.flatMap(({ step, answer }) =>
        step.kind === 'item' ? [reportedAnswer(guide, plan, step.stepId, answer)] : [],
      );
    },
    get covers(): readonly FilePath[] {
      return goals.filter((goal) => covers.has(goalKey(goal))).map((goal) => pathOf(plan, goal));
    },
  };
}

function externalIdOf(plan: Plan, goal: Goal): string | null {
  if (goal.kind === 'item') return plan.items[goal.item]?.item.externalId ?? null;
  if (goal.kind === 'concept') return plan.blocks[goal.block]?.concepts[goal.concept]?.concept.externalId ?? null;
  if (goal.kind !== 'option') return null;
  return plan.items[goal.item]?.options.find(({ id }) => id === goal.option)?.externalId ?? null;
}
