/**
 * Every path that participants can take through a guide, without running interviews one by one.
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
