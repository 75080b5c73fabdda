import type { Session } from '@guide-studio/interview-engine';
import type { JsonObject } from '@guide-studio/guide-core';
import type { StoredInterview } from '../store/store.ts';
import { storable } from './openInterview.ts';

/**
 * Whether a numbered request was taken before, or came after a later one. Networks repeat and delay requests; an
 * answer that arrives after the participant went back and changed it must not undo the change.
 */
export function isOvertaken({ session }: StoredInterview, sequence: number | undefined): boolean {
  const latest = session['sequence'];
  return sequence !== undefined && typeof latest === 'number' && sequence <= latest;
}

/** The session to be stored, with the number of the request that led to it beside what the engine keeps. */
export function numbered(session: Session, sequence: number | undefined): JsonObject {
  return sequence === undefined ? storable(session) : { ...storable(session), sequence };
}
