import { useNotes } from '../comments/notes.ts';

/** Whether a text was sent that nobody approved, although somebody approved another version. `hash`: its SHA-256. */
export function useIsUnapproved(hash: string): boolean {
  return useNotes(
    ({ notes: { approvals } }) => approvals.length > 0 && !approvals.some(({ fingerprint }) => fingerprint === hash),
  );
}
