import { approvalOf } from '@guide-studio/guide-core';
import { useNotes } from '../comments/notes.ts';

/** Whether nobody approves a text, although somebody approved another version, or took back that of this one. `hash`: its SHA-256. */
export function useIsUnapproved(hash: string): boolean {
  return useNotes(({ notes }) => ['other', 'withdrawn'].includes(approvalOf(notes.approvals, hash).state));
}
