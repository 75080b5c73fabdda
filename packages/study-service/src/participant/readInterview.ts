import { openInterview, sessionOf } from './openInterview.ts';
import { refuseParticipant, currentStepBody, studyBody, localizedGuidesFor } from './participantAnswer.ts';
import type { ParticipantHandler } from './participantCall.ts';

/** Returns the open step, for example after a reload. */
export const readInterview: ParticipantHandler = async (call) => {
  const access = await openInterview(call);
  if (!access.ok) return access.answer;
  const interview = await call.service.store.interviews.find(call.interviewId);
  if (interview === null) return refuseParticipant('invalid_token');
  const asks = await call.service.store.interviews.asksBeforeLoading(interview.studyId);
  const guides = localizedGuidesFor(access.localizedStudy, sessionOf(interview));
  return { status: 200, body: { ...studyBody(guides, asks), ...currentStepBody(guides, sessionOf(interview)) } };
};
