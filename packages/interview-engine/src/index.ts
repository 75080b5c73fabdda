/**
 * How an interview runs: the guide, the link parameters, a seed and the answers so far determine the next step. The
 * same input gives the same interview, without a clock, a network or randomness of its own.
 *
 * ```ts
 * import { block, choice, guide, open } from '@guide-studio/guide-core/author';
 * import { answer, createSession, nextStep, visibility } from '@guide-studio/interview-engine';
 *
 * const often = choice('How often do you cook?', { options: ['Most days', 'Never'] });
 * const dish = open('What did you cook last week?', { when: often.excludes('Never') });
 * const cooking = guide('Home cooking', {}, [block('Last week', [often, dish])]);
 *
 * const session = createSession({ seed: 'interview-1', urlParams: { source: ['letter'] } });
 * const step = nextStep(cooking, session);
 * console.log(step.stepId, step.kind); // b1.i1 item
 *
 * const result = answer(cooking, session, { stepId: step.stepId, answer: { selected: ['o2'] } });
 * if (result.ok) console.log(nextStep(cooking, result.session).kind); // end
 * if (result.ok) console.log(visibility(cooking, result.session).map(({ state }) => state)); // [ 'shown', 'hidden' ]
 * ```
 *
 * To run an interview: {@link createSession}, then {@link nextStep} and {@link answer} in turn, and {@link back}. A
 * session is plain JSON: store it, send it, go on from it later. A refused answer has a code ({@link ProblemCode}) and
 * a sentence for the participant ({@link problemMessageOf}).
 * To look at one: {@link visibility} says for each question whether it is shown and why not, {@link interviewProgress}
 * how far it is, {@link transcript} and {@link answeredQuestions} what was asked and answered.
 * To try a guide: {@link rehearse} fills in answers that are not given. What all interviews can do is in the entry
 * `paths`.
 * A guide must be valid (`validate` of guide-core finds nothing). Guides and sessions are never changed in place.
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
