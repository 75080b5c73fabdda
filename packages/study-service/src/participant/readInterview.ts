import { openInterview, sessionOf } from './openInterview.ts';
import { refuseParticipant, showStep } from './participantAnswer.ts';
import type { ParticipantHandler } from './participantCall.ts';

/** The step that is open now: after a reload, or on a second look. */
export const readInterview: ParticipantHandler = async (call) => {
  const access = await openInterview(call);
  if (!access.ok) return access.answer;
  const interview = await call.service.store.interviews.find(call.interviewId);
  return interview === null ? refuseParticipant('invalid_token') : showStep(access.guide, sessionOf(interview));
};
