/**
 * How an interview runs: the next step, its answers, and who sees what.
 *
 * @module @guide-studio/interview-engine
 */

// An interview: the session, its next step and the answers.
export { screenSize } from './draw/maxDiffScreens.ts';
export { type Guide } from './plan/plan.ts';
export { canRun, stopsInterviews } from './canRun.ts';
export { type AnsweredStep, type Probe, type Session, createSession } from './course/session.ts';
export { nextStep } from './session/nextStep.ts';
export { type AnswerResult, answer } from './session/answer.ts';
export { back } from './session/back.ts';
export { keepSentences } from './session/keepSentences.ts';
export { extensionOf, type SessionExtension, withExtension } from './session/extensions.ts';
export { type OpenProbe, openProbe, withProbe } from './session/openProbe.ts';
export { type UrlParams } from './course/urlParams.ts';
// Steps that are shown, and answers that are sent.
export * from './steps/step.ts';
export { type Exposure, type Stimulus, stimuliAt, stimuliOfGuide } from './steps/stimuli.ts';
export type {
  Answer,
  ChoiceAnswer,
  MatrixAnswer,
  MaxDiffAnswer,
  RankingAnswer,
  SeenAnswer,
  TextAnswer,
} from './answers/answer.ts';
export { textLimits } from './assumptions.ts';
export { type AnswerProblem, type ProblemCode, type ProblemParams, isConflict } from './answers/problem.ts';
export { problemMessageOf } from './wording/problemMessageOf.ts';
export { type Exchange, type InterviewOutcome } from './asked/openStep.ts';
// Why a question is or is not shown.
export { type Visibility, visibility } from './visibility.ts';
export type { FailedCriterion, HiddenReason } from './course/hiddenReason.ts';
// Rehearsals: with answers kept, filled in, or changed so that a question is shown.
export { type AnswerSheet, type Rehearsal, type RehearseOptions, rehearse } from './rehearsal/rehearse.ts';
export { type Seeds } from './draw/seeds.ts';
export { conceptDraws, type DrawnConcept } from './rehearsal/conceptDraws.ts';
export { parametersOf } from './rehearsal/parametersOf.ts';
// The expected number of participants who see each concept.
// Transcripts.
export {
  type AnsweredQuestion,
  type Transcripts,
  type TranscriptRow,
  answeredQuestions,
  outcomeOfInterview,
  transcript,
} from './transcript.ts';
export { type InterviewProgress, interviewProgress } from './interviewProgress.ts';
export { type StepPlace, stepPlace } from './stepPlace.ts';
export {
  type RecordedDevices,
  recordedDevices,
  recordingFor,
  type StepRecording,
  stepRecording,
} from './stepRecording.ts';
export { languageOf } from './plan/languageOf.ts';
export { isSpokenText, spokenText } from './wording/spokenText.ts';
export { wordQuestion } from './wording/wordQuestion.ts';
export { type JoinedType, type Slot, readAnswer, slotOf, writeAnswer } from './wording/answerText.ts';
// Answers from a service: parsed and put into a table.
export { type AskedQuestion, isAnswered, type ListedAnswer } from './results/askedQuestion.ts';
export { cellsIn, choicesIn, placesIn, type Selected, selectedIn } from './results/answerWords.ts';
export { keyOfAnswer, type Occasion, occasionsOf } from './results/occasions.ts';
export { type SplitAnswer, splitAnswer, type SpokenRow, withFollowUps } from './results/splitAnswer.ts';
export type { ListedInterview } from './results/answerTable.ts';
export type { ShownWithAnswer } from './results/shownWithAnswer.ts';
export type { Cell } from './results/column.ts';
