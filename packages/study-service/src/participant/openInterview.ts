import type { Json, JsonObject } from '@guide-studio/guide-core';
import type { Session } from '@guide-studio/interview-engine';
import { isSameHash } from '../isSameHash.ts';
import { type ParticipantAnswer, refuseParticipant } from './participantAnswer.ts';
import type { LocalizedStudy } from './localizedStudy.ts';
import type { ParticipantCall } from './participantCall.ts';

/**
 * Checks the token of a request and returns the study of its interview. A wrong token and a missing interview get the
 * same refusal.
 */
export async function openInterview({
  service,
  caches,
  interviewId,
  token,
}: ParticipantCall): Promise<
  | { readonly ok: true; readonly localizedStudy: LocalizedStudy }
  | { readonly ok: false; readonly answer: ParticipantAnswer }
> {
  const tokenHash = service.hash(token);
  const access = await caches.accesses.read(interviewId);
  const localizedStudy = access === null ? null : await caches.localizedStudy(access.studyId);
  if (access === null || localizedStudy === null || !isSameHash(access.tokenHash, tokenHash)) {
    return { ok: false, answer: refuseParticipant('invalid_token') };
  }
  return { ok: true, localizedStudy };
}

/** The engine's sessions are plain JSON, and only the engine creates them. */
export function sessionOf(interview: { readonly session: JsonObject }): Session {
  return interview.session as Json as unknown as Session;
}

/** Returns a session as JSON for the store. */
export function storable(session: Session): JsonObject {
  return session as unknown as JsonObject;
}
