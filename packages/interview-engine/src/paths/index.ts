/**
 * Every path that participants can take through a guide, without running interviews one by one: who can reach what, by
 * which shortest way, and why nobody does.
 *
 * ```ts
 * import { all, block, choice, guide, open } from '@guide-studio/guide-core/author';
 * import { countJourneys, explore, findingsOf } from '@guide-studio/interview-engine/paths';
 *
 * const often = choice('How often do you cook?', { options: ['Most days', 'Seldom', 'Never'] });
 * const dish = open('What did you cook last?', { when: often.excludes('Never') });
 * const both = open('Why seldom and never?', { when: all(often.includes('Seldom'), often.includes('Never')) });
 * const cooking = guide('Home cooking', {}, [block('Cooking', [often, dish, both])]);
 *
 * const exploration = explore(cooking);
 * console.log([0, 1, 2].map((item) => exploration.reach({ kind: 'item', item }))); // [ 'always', 'sometimes', 'never' ]
 * console.log(findingsOf(exploration).map(({ code }) => code)); // [ 'singleAnswerContradiction' ]
 * console.log(countJourneys(exploration)); // { count: 2n, isExact: true }
 * ```
 *
 * {@link explore} a guide once, then ask: `reach` of a {@link Goal}, {@link witnessFor} a shortest way,
 * {@link reasonFor} why nobody gets there, {@link findingsOf} what an author should look at, {@link countJourneys} and
 * {@link journeysOf} the distinct interviews, {@link coveringSet} invented participants who together reach everything.
 * {@link pathsDescriber} puts all of it in sentences.
 * All at once: {@link pathsReport}, as JSON. In milliseconds, beside what a check of the guide finds:
 * {@link guideFindings}.
 * In an interview: {@link waysToShow} says what must change for a question to be shown.
 * Work is limited by steps, not by time, so results are always the same. A reach that is not decided is `undecided`;
 * other answers are {@link Known}: a value, or the {@link Limit} that stopped it. A method of an exploration whose
 * comment says so is called inside {@link decide}.
 *
 * @module @guide-studio/interview-engine/paths
 */
export {
  type AnswerRule,
  type Budget,
  type Exploration,
  type Given,
  type Goal,
  type GoalsWanted,
  type Known,
  type Limit,
  type Owned,
  type Owner,
  type Reach,
  type Wanted,
  decide,
  explore,
  goalKey,
  isFalse,
  isTrue,
  orNull,
  ownersIn,
  usualBudget,
  type Restriction,
} from '../logic/index.ts';
export type { Finding, FindingCode } from './findings/allPathFindings.ts';
export { findingsOf, fixesOf, weightOf } from './findings/findingsOf.ts';
export { findingTitle } from './findings/messages.ts';
export type { AdviceAt, PathFix, Weight } from './findings/pathFinding.ts';
export { type Journey, type JourneyGroup, type JourneyList, journeysOf } from './journeyList.ts';
export { countJourneys, type JourneyCount } from './journeys.ts';
export { pathsDescriber, type PathsDescriber } from './pathsDescriber.ts';
export {
  pathsReport,
  type PathsReport,
  type ReportedItem,
  type ReportedJourneys,
  type ReportedReach,
  type ReportedWay,
  type ReportWanted,
  type ReportedReason,
  type ReportedAnswer,
} from './pathsReport.ts';
export type { Persona } from './persona.ts';
export { type Covering, coveringSet, type UncoveredCriterion } from './personas.ts';
export { type Obstacle, reasonFor } from './reason.ts';
export type { ReasonText } from './reasonDescriber.ts';
export type { ReportedNote } from './reportedNotes.ts';
export { type CriterionPlace, type ItemRequirements, requirementsOf } from './requirements.ts';
export { type InterviewChange, type Target, type Way, waysToShow, type WaysToShow } from './ways/waysToShow.ts';
export { rehearseWitness, type Witness, witnessFor } from './witness.ts';
export { guideFindings, type QuickFindings, quickFindings } from './guideFindings.ts';
export type { FilePath } from './filePaths.ts';
export type { RelatedConditions } from './relatedConditions.ts';
export type { LeftOpen } from './leftOpen.ts';
export type { ListedFinding } from './listedFindings.ts';
export type { GuidePart } from '../logic/index.ts';
