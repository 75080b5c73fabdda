import type { ParticipantErrorCode } from '@guide-studio/api-contract';
import { type AnswerProblem, type Guide, type ProblemCode, problemMessageOf } from '@guide-studio/interview-engine';
import { type ParticipantAnswer, refuseParticipant } from './participantAnswer.ts';

const codes: Partial<Record<ProblemCode, ParticipantErrorCode>> = {
  notThisStep: 'step_not_open',
  alreadyAnswered: 'already_answered',
  interviewEnded: 'interview_ended',
  nothingBefore: 'nothing_before',
};

/** The engine's problem as an answer, in its words for the participant. Every other problem is a wrong answer. */
export function refuseProblem(problem: AnswerProblem, guide: Guide): ParticipantAnswer {
  return refuseParticipant(codes[problem.code] ?? 'invalid_answer', problemMessageOf(problem, guide));
}
