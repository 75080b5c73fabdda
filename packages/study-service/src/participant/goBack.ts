import { back, outcomeOfInterview } from '@guide-studio/interview-engine';
import { changeInterview } from './changeInterview.ts';
import { openInterview, sessionOf, storable } from './openInterview.ts';
import type { ParticipantHandler } from './participantCall.ts';
import { refuseProblem } from './refuseProblem.ts';

/** Opens the last answered step again. Nothing is dropped until it is answered anew. */
export const goBack: ParticipantHandler = async (call) => {
  const access = await openInterview(call);
  if (!access.ok) return access.answer;
  const { guide, interview } = access.opened;
  return changeInterview(call, guide, interview.id, (stored) => {
    const result = back(guide, sessionOf(stored));
    if (!result.ok) return { kind: 'keep', refusal: refuseProblem(result.problem) };
    const progress = outcomeOfInterview(guide, result.session);
    return { kind: 'store', session: storable(result.session), progress, answers: null };
  });
};
