/**
 * Every path that participants can take through a guide, without running interviews one by one.
 *
 * @module @guide-studio/interview-engine/paths
 */
export {
  type AnswerRule,
  type Budget,
  canRepeatParameters,
  decide,
  type Exploration,
  explore,
  type Given,
  type Goal,
  goalKey,
  type GoalsWanted,
  isAnswerRule,
  isFalse,
  isSeenBeforeEnding,
  isTrue,
  type Known,
  type Limit,
  orNull,
  type Owned,
  type Owner,
  ownersIn,
  type Reach,
  usualBudget,
  type Wanted,
} from '../logic/index.ts';
export {
  type CarriedOutcome,
  type CriterionOutcome,
  carriedListsOf,
  criteriaOf,
  decidingNothing,
  leftOutOf,
} from './conditions.ts';
export { coverageOf } from './coverage.ts';
export { type LeftOpen, leftOpen } from './leftOpen.ts';
export { type ListedFinding, listedFindings } from './listedFindings.ts';
export {
  type AdviceAt,
  type Finding,
  type FindingCode,
  findingPath,
  findingsOf,
  findingTitle,
  fixesOf,
  goalOf,
  isAboutCondition,
  isReported,
  type PathFix,
  repeatedParameters,
  type Weight,
  weightOf,
} from './findings/index.ts';
export { type Journey, type JourneyGroup, type JourneyList, journeysOf } from './journeyList.ts';
export { journeyWitness } from './journeyWitness.ts';
export { type JourneyCount, countJourneys } from './journeys.ts';
export { type FilePath, pathOf } from './filePaths.ts';
export {
  type PathsReport,
  type ReportedItem,
  type ReportedJourneys,
  type ReportedReach,
  type ReportedWay,
  type ReportWanted,
  pathsReport,
} from './pathsReport.ts';
export type { ReportedNote } from './reportedNotes.ts';
export { nodeOfOwner } from './partNames.ts';
export { type PathsDescriber, pathsDescriber } from './pathsDescriber.ts';
export type { ReasonText } from './reasonDescriber.ts';
export {
  type Covering,
  coveringSet,
  goalsToCover,
  type UncoveredCriterion,
  uncoveredCriteria,
  unreachedGoals,
} from './personas.ts';
export type { Persona } from './persona.ts';
export { combinationsOf, type TriedPairs, triedPairs } from './pairs.ts';
export { type RelatedConditions, relatedConditions } from './relatedConditions.ts';
export { guideFindings, type QuickFindings, quickFindings } from './guideFindings.ts';
export { type Obstacle, reasonFor } from './reason.ts';
export { type CriterionPlace, type ItemRequirements, requirementsOf } from './requirements.ts';
export { type Witness, rehearseWitness, witnessFor } from './witness.ts';
export { type InterviewChange, type Target, type Way, type WaysToShow, waysToShow } from './ways/waysToShow.ts';
export { contradictionIn, excludingFrom, obstaclesAgainst } from './whatIf.ts';
export { whyNobody } from './whyNobody.ts';
