import type { RehearsalStart } from '@guide-studio/api-contract';
import { createSession } from '@guide-studio/interview-engine';
import { keepSentences, outcomeOfInterview } from '@guide-studio/interview-engine/internal';
import { passHashOf } from '../passHash.ts';
import type { LinkTarget, UrlParams } from '../store/store.ts';
import { sessionOf, storable } from './openInterview.ts';
import {
  currentStepBody,
  type ParticipantAnswer,
  refuseParticipant,
  studyBody,
  localizedGuidesFor,
} from './participantAnswer.ts';
import type { ParticipantCall } from './participantCall.ts';

/**
 * Starts the interview of an invented participant, marked as rehearsal for good. Only the pass that an API key of the
 * study's organization was given allows it; an unknown link and a wrong pass get the same refusal.
 */
export async function startRehearsal(
  { service, caches }: ParticipantCall,
  link: LinkTarget | null,
  { pass, ...draws }: RehearsalStart,
  urlParams: UrlParams,
): Promise<ParticipantAnswer> {
  const study = link === null ? null : await caches.localizedStudy(link.studyId);
  if (link === null || study === null) return refuseParticipant('rehearsal_refused');
  const { guide } = study;
  const session = keepSentences(guide, createSession({ ...draws, urlParams }));
  const token = service.newSecret();
  const outcome = await service.store.interviews.startRehearsal(
    {
      id: service.newId(),
      organizationId: link.organizationId,
      studyId: link.studyId,
      clientHash: null,
      tokenHash: service.hash(token),
      networkHash: null,
      seed: draws.seed,
      urlParams,
      session: storable(session),
      progress: outcomeOfInterview(guide, session),
    },
    passHashOf(service, pass),
  );
  if (outcome.kind !== 'started') {
    return refuseParticipant(outcome.kind === 'busy' ? 'busy' : 'rehearsal_refused');
  }
  const { interview } = outcome;
  return {
    status: 201,
    body: {
      interviewId: interview.id,
      token,
      rehearsal: true,
      ...studyBody(localizedGuidesFor(study, session), link.askBeforeLoading),
      ...currentStepBody(localizedGuidesFor(study, session), sessionOf(interview)),
    },
  };
}
