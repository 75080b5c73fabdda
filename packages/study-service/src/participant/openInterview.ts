import type { CreateStudyRequest, Json, JsonObject } from '@guide-studio/guide-core';
import type { Session } from '@guide-studio/interview-engine';
import { type ParticipantAnswer, refuseParticipant } from './participantAnswer.ts';
import type { ParticipantCall } from './participantCall.ts';
import { isSameHash } from './token.ts';

/**
 * Whether a request shows the token of its interview, and the guide the interview runs by. A wrong token and an
 * interview that does not exist are the same answer.
 */
export async function openInterview({
  service,
  shelves,
  interviewId,
  token,
}: ParticipantCall): Promise<
  { readonly ok: true; readonly guide: CreateStudyRequest } | { readonly ok: false; readonly answer: ParticipantAnswer }
> {
  const tokenHash = service.hash(token);
  const access = await shelves.accesses.read(interviewId);
  const guide = access === null ? null : await shelves.guides.read(access.studyId);
  if (access === null || guide === null || !isSameHash(access.tokenHash, tokenHash)) {
    return { ok: false, answer: refuseParticipant('invalid_token') };
  }
  return { ok: true, guide };
}

/** The engine's sessions are plain JSON, and nothing but the engine makes them. */
export function sessionOf(interview: { readonly session: JsonObject }): Session {
  return interview.session as Json as unknown as Session;
}

export function storable(session: Session): JsonObject {
  return session as unknown as JsonObject;
}
