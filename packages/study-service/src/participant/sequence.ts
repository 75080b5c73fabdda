import type { Session } from '@guide-studio/interview-engine';
import { extensionOf, type SessionExtension, withExtension } from '@guide-studio/interview-engine/internal';
import type { StoredInterview } from '../store/store.ts';
import { sessionOf } from './openInterview.ts';

/** The number of the latest numbered request. */
const latest: SessionExtension<number> = {
  name: 'sequence',
  version: 1,
  read: (value) => (typeof value === 'number' ? value : null),
};

/**
 * Returns true if a numbered request was accepted before, or a later one was. Networks repeat and delay requests; a
 * delayed answer must not undo a change that the participant made after going back.
 */
export function isOvertaken(stored: StoredInterview, sequence: number | undefined): boolean {
  const before = extensionOf(sessionOf(stored), latest);
  return sequence !== undefined && before !== null && sequence <= before;
}

/** Returns the session with the number of a request. */
export const numbered = (session: Session, sequence: number | undefined): Session =>
  sequence === undefined ? session : withExtension(session, latest, sequence);
