import type { CreateStudyRequest, Json, JsonObject } from '@guide-studio/guide-core';
import type { Session } from '@guide-studio/interview-engine';
import type { StoredInterview } from '../store/store.ts';
import { type ParticipantAnswer, refuseParticipant } from './participantAnswer.ts';
import type { ParticipantCall } from './participantCall.ts';
import { isSameHash } from './token.ts';

/** An interview whose token was shown, and the guide it runs by. */
export interface OpenedInterview {
  readonly interview: StoredInterview;
  readonly guide: CreateStudyRequest;
}

/** A wrong token and an interview that does not exist are the same answer. */
export async function openInterview(
  call: ParticipantCall,
): Promise<
  { readonly ok: true; readonly opened: OpenedInterview } | { readonly ok: false; readonly answer: ParticipantAnswer }
> {
  const { service, shelf, interviewId, token } = call;
  const tokenHash = service.hash(token);
  const interview = await service.store.interviews.find(interviewId);
  const guide = interview === null ? null : await shelf.read(interview.studyId);
  if (interview === null || guide === null || !isSameHash(interview.tokenHash, tokenHash)) {
    return { ok: false, answer: refuseParticipant('invalid_token') };
  }
  return { ok: true, opened: { interview, guide } };
}

/** The engine's sessions are plain JSON, and nothing but the engine makes them. */
export function sessionOf(interview: { readonly session: JsonObject }): Session {
  return interview.session as Json as unknown as Session;
}

export function storable(session: Session): JsonObject {
  return session as unknown as JsonObject;
}
