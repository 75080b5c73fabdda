/**
 * How an interview runs: the next step, its answers, and who sees what.
 *
 * @module @guide-studio/interview-engine
 */
export type {
  Answer,
  ChoiceAnswer,
  MatrixAnswer,
  MaxDiffAnswer,
  RankingAnswer,
  SeenAnswer,
  TextAnswer,
} from './answers/answer.ts';
export type { AnswerProblem, ProblemCode, ProblemParams } from './answers/problem.ts';
export type { Exchange, InterviewOutcome } from './asked/openStep.ts';
export type { FailedCriterion, HiddenReason } from './course/hiddenReason.ts';
export { type AnsweredStep, createSession, type Probe, type Session } from './course/session.ts';
export type { UrlParams } from './course/urlParams.ts';
export type { Seeds } from './draw/seeds.ts';
export { interviewProgress, type InterviewProgress } from './interviewProgress.ts';
export type { Guide } from './plan/plan.ts';
export { type AnswerSheet, type Rehearsal, rehearse, type RehearseOptions } from './rehearsal/rehearse.ts';
export { answer, type AnswerResult } from './session/answer.ts';
export { back } from './session/back.ts';
export { nextStep } from './session/nextStep.ts';
export type {
  EndStep,
  FollowUpStep,
  ItemStep,
  Step,
  StepConcept,
  StepItem,
  StepOption,
  WelcomeStep,
} from './steps/step.ts';
export {
  type AnsweredQuestion,
  answeredQuestions,
  transcript,
  type TranscriptRow,
  type Transcripts,
} from './transcript.ts';
export { visibility, type Visibility } from './visibility.ts';
export { problemMessageOf } from './wording/problemMessageOf.ts';
export type { Start } from './course/follow.ts';
export type { Purpose } from './draw/drawFor.ts';
