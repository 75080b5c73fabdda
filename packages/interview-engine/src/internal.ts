/**
 * For the other packages of Guide Studio at the same version only: it changes without notice and has no reference.
 *
 * @module @guide-studio/interview-engine/internal
 */
export { canRepeatParameters, isAnswerRule, isSeenBeforeEnding } from './logic/index.ts';
export { byteOrderMark } from './answerFormats/csv.ts';
export { everyTranscript, type Transcripts } from './answerFormats/everyTranscript.ts';
export { ofRealParticipants, rehearsalsIn, stimuliById } from './answerFormats/withShown.ts';
export { isConflict } from './answers/problem.ts';
export { textLimits } from './assumptions.ts';
export { canRun, stopsInterviews } from './canRun.ts';
export { screenSize } from './draw/maxDiffScreens.ts';
export { leastCalibrated } from './forecast/calibrate.ts';
export {
  describeBasisOfCells,
  describeBasisOfNobody,
  describeIndependence,
  describeLeavingUnchanged,
  describeNobodyLost,
  describeNobodyPasses,
  describeSeenLength,
  describeUntriedShares,
  safeCondition,
  type SafeCondition,
  screeningItems,
} from './forecast/describeForecast.ts';
export { describeBasisOfTable, figuresIn, withBasis } from './forecast/forecastTables.ts';
export { restingFigures } from './forecast/forecastTypes.ts';
export { minutesAtMost, peopleNeeded, peopleShown, percentages, percentOf } from './forecast/rounding.ts';
export { describeLikelyFractions } from './forecast/likelyFractions.ts';
export { withUsualNames } from './forecast/usualNames.ts';
export { usualShares } from './forecast/usualShares.ts';
export { describeGoal } from './guideTests/describeGoal.ts';
export { isForNobody } from './guideTests/describeTest.ts';
export { interviewOfTest } from './guideTests/runGuideTest.ts';
export { freeTestName, nameByInterview, nameByPart } from './guideTests/testName.ts';
export {
  carriedListsOf,
  type CarriedOutcome,
  criteriaOf,
  type CriterionOutcome,
  decidingNothing,
  leftOutOf,
} from './paths/conditions.ts';
export { coverageOf } from './paths/coverage.ts';
export { pathOf } from './paths/filePaths.ts';
export { findingPath, goalOf, isAboutCondition, isReported } from './paths/findings/findingsOf.ts';
export { repeatedParameters } from './paths/findings/repeatedParameter.ts';
export { journeyWitness } from './paths/journeyWitness.ts';
export { leftOpen } from './paths/leftOpen.ts';
export { listedFindings } from './paths/listedFindings.ts';
export { combinationsOf, triedPairs, type TriedPairs } from './paths/pairs.ts';
export { nodeOfOwner } from './paths/partNames.ts';
export { goalsToCover, uncoveredCriteria, unreachedGoals } from './paths/personas.ts';
export { relatedConditions } from './paths/relatedConditions.ts';
export { contradictionIn, excludingFrom, obstaclesAgainst } from './paths/whatIf.ts';
export { whyNobody } from './paths/whyNobody.ts';
export { languageOf } from './plan/languageOf.ts';
export { conceptDraws, type DrawnConcept } from './rehearsal/conceptDraws.ts';
export { parametersOf } from './rehearsal/parametersOf.ts';
export { answerRows, codebookRows } from './results/answerRows.ts';
export { cellsIn, choicesIn, placesIn, type Selected, selectedIn } from './results/answerWords.ts';
export { isAnswered } from './results/askedQuestion.ts';
export { keyOfAnswer, type Occasion, occasionsOf } from './results/occasions.ts';
export { splitAnswer, type SplitAnswer, withFollowUps } from './results/splitAnswer.ts';
export { extensionOf, type SessionExtension, withExtension } from './session/extensions.ts';
export { keepSentences } from './session/keepSentences.ts';
export { openProbe, type OpenProbe, withProbe } from './session/openProbe.ts';
export { stepPlace, type StepPlace } from './stepPlace.ts';
export {
  recordedDevices,
  type RecordedDevices,
  recordingFor,
  stepRecording,
  type StepRecording,
} from './stepRecording.ts';
export { stimuliAt, stimuliOfGuide } from './steps/stimuli.ts';
export { outcomeOfInterview } from './transcript.ts';
export { type JoinedType, readAnswer, type Slot, slotOf, writeAnswer } from './wording/answerText.ts';
export { isSpokenText, spokenText } from './wording/spokenText.ts';
export { wordQuestion } from './wording/wordQuestion.ts';
