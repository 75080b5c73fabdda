import type { Session } from '@guide-studio/interview-engine';
import type { JsonObject } from '@guide-studio/guide-core';
import type { StoredInterview } from '../store/store.ts';
import { storable } from './openInterview.ts';

/**
 * Returns true if a numbered request was accepted before, or a later one was. Networks repeat and delay requests; a
 * delayed answer must not undo a change that the participant made after going back.
 */
export function isOvertaken({ session }: StoredInterview, sequence: number | undefined): boolean {
  const latest = session['sequence'];
  return sequence !== undefined && typeof latest === 'number' && sequence <= latest;
}

/** Returns the session to store, with the number of the request beside the engine's data. */
export function numbered(session: Session, sequence: number | undefined): JsonObject {
  return sequence === undefined ? storable(session) : { ...storable(session), sequence };
}
