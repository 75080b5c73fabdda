import { openInterview, sessionOf } from './openInterview.ts';
import { showStep } from './participantAnswer.ts';
import type { ParticipantHandler } from './participantCall.ts';

/** The step that is open now: after a reload, or on a second look. */
export const readInterview: ParticipantHandler = async (call) => {
  const access = await openInterview(call);
  if (!access.ok) return access.answer;
  const { guide, interview } = access.opened;
  return showStep(guide, sessionOf(interview));
};
