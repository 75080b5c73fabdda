import { approvalOf } from '@guide-studio/guide-core/notes';
import { useNotes } from '../notes/notes.ts';

/**
 * Returns true if a text is not approved, although another version is, or its approval was withdrawn. `hash`: its
 * SHA-256.
 */
export function useIsUnapproved(hash: string): boolean {
  return useNotes(({ notes }) => ['other', 'withdrawn'].includes(approvalOf(notes.approvals, hash).state));
}
