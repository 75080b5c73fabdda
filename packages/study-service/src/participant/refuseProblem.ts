import type { ParticipantErrorCode } from '@guide-studio/api-contract';
import { type AnswerProblem, type Guide, type ProblemCode, problemMessageOf } from '@guide-studio/interview-engine';
import { type ParticipantAnswer, refuseParticipant } from './participantAnswer.ts';

const codes: Partial<Record<ProblemCode, ParticipantErrorCode>> = {
  notThisStep: 'step_not_open',
  alreadyAnswered: 'already_answered',
  interviewEnded: 'interview_ended',
  nothingBefore: 'nothing_before',
};

/**
 * Returns the refusal for an engine problem, with the engine's text for participants. Problems without a code are
 * `invalid_answer`.
 */
export function refuseProblem(problem: AnswerProblem, guide: Guide): ParticipantAnswer {
  return refuseParticipant(codes[problem.code] ?? 'invalid_answer', problemMessageOf(problem, guide));
}
