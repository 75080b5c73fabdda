import type { NotedApproval } from './notes.ts';

/** The approval state of one version of a guide. */
export type ApprovalState =
  /** No version has been approved. */
  | { readonly state: 'none' }
  | { readonly state: 'approved'; readonly by: NotedApproval }
  /** It was approved, but all approvals were withdrawn; the last one was `by`. */
  | { readonly state: 'withdrawn'; readonly by: NotedApproval }
  /** Only other versions were approved; the last approval was `by`. */
  | { readonly state: 'other'; readonly by: NotedApproval };

/** Returns the approvals that have not been withdrawn. */
export function standingApprovals(approvals: readonly NotedApproval[]): NotedApproval[] {
  return approvals.filter(({ withdrawn }) => withdrawn === undefined);
}

/**
 * Returns the approval state of one version of a guide.
 *
 * @param approvals Oldest first, as {@link notesOf} returns them.
 * @param fingerprint The SHA-256 of its canonical text, in 64 hexadecimal digits of small letters.
 */
export function approvalOf(approvals: readonly NotedApproval[], fingerprint: string): ApprovalState {
  const standing = standingApprovals(approvals);
  const here = (approval: NotedApproval) => approval.fingerprint === fingerprint;
  const approved = standing.findLast(here);
  if (approved) return { state: 'approved', by: approved };
  const withdrawn = approvals.findLast(here);
  if (withdrawn) return { state: 'withdrawn', by: withdrawn };
  const other = standing.at(-1);
  return other ? { state: 'other', by: other } : { state: 'none' };
}
