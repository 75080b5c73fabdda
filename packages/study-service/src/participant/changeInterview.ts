import type { InterviewChange, StoredInterview } from '../store/store.ts';
import { sessionOf } from './openInterview.ts';
import { type ParticipantAnswer, refuseParticipant, showStep } from './participantAnswer.ts';
import type { LocalizedStudy } from './localizedStudy.ts';
import type { ParticipantCall } from './participantCall.ts';

/** Changes an interview and returns its current step, after the change is on disk. */
export async function changeInterview(
  { service }: ParticipantCall,
  study: LocalizedStudy,
  interviewId: string,
  decide: (interview: StoredInterview) => InterviewChange<ParticipantAnswer>,
): Promise<ParticipantAnswer> {
  const outcome = await service.store.interviews.change(interviewId, decide);
  switch (outcome.kind) {
    case 'stored':
      return showStep(study, sessionOf(outcome.interview));
    case 'kept':
      return outcome.refusal;
    case 'missing':
      return refuseParticipant('invalid_token');
    case 'notFunded':
      return refuseParticipant('not_taking_responses');
    case 'busy':
      return refuseParticipant('busy');
  }
}
