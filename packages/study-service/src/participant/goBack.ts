import { GoBackRequest } from '@guide-studio/api-contract';
import { back } from '@guide-studio/interview-engine';
import { outcomeOfInterview } from '@guide-studio/interview-engine/internal';
import { type Refusal, refusal } from '../answer.ts';
import { zodIssues } from '../reportedIssues.ts';
import { changeInterview } from './changeInterview.ts';
import { openInterview, sessionOf, storable } from './openInterview.ts';
import { showStep, localizedGuidesFor } from './participantAnswer.ts';
import type { ParticipantCall, ParticipantHandler } from './participantCall.ts';
import { refuseProblem } from './refuseProblem.ts';
import { isOvertaken, numbered } from './sequence.ts';

/** Opens the last answered step again. Nothing is dropped until it is answered again. */
export const goBack: ParticipantHandler = async (call) => {
  const access = await openInterview(call);
  if (!access.ok) return access.answer;
  const sent = await readSequence(call);
  if ('body' in sent) return sent;
  const { sequence } = sent;
  const { localizedStudy } = access;
  const { guide } = localizedStudy;
  return changeInterview(call, localizedStudy, call.interviewId, (stored) => {
    const before = sessionOf(stored);
    if (isOvertaken(stored, sequence)) return { kind: 'keep', refusal: showStep(localizedStudy, before) };
    const result = back(guide, before);
    if (!result.ok)
      return {
        kind: 'keep',
        refusal: refuseProblem(result.problem, localizedGuidesFor(localizedStudy, before).localized),
      };
    const progress = outcomeOfInterview(guide, result.session);
    return { kind: 'store', session: storable(numbered(result.session, sequence)), progress, answers: null };
  });
};

async function readSequence(call: ParticipantCall): Promise<{ readonly sequence: number | undefined } | Refusal> {
  const body = await call.readBody();
  if (body.kind === 'refused') return body.answer;
  if (body.kind === 'absent') return { sequence: undefined };
  const read = GoBackRequest.safeParse(body.value);
  if (!read.success) return refusal('invalid_request_body', { issues: zodIssues(read.error, body.value) });
  return { sequence: read.data.sequence };
}
