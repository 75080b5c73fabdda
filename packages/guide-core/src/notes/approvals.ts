import type { NotedApproval } from './notes.ts';

/** What people said about one content of a guide. */
export type ApprovalState =
  /** Nobody has approved any version. */
  | { readonly state: 'none' }
  | { readonly state: 'approved'; readonly by: NotedApproval }
  /** It was approved, and everybody who did has taken that back; `by` did so last. */
  | { readonly state: 'withdrawn'; readonly by: NotedApproval }
  /** Only other versions were approved; the last time `by`. */
  | { readonly state: 'other'; readonly by: NotedApproval };

/** The approvals that nobody has taken back. */
export function standingApprovals(approvals: readonly NotedApproval[]): NotedApproval[] {
  return approvals.filter(({ withdrawn }) => withdrawn === undefined);
}

/** What the approvals, oldest first, say about the content with this SHA-256 of its canonical text. */
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
