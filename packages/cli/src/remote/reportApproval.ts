import { basename } from 'node:path';
import { approvalOf, type ApprovalState, type NotedApproval } from '@guide-studio/guide-core/notes';
import { readNotes, thisMachine } from '@guide-studio/host/node';
import type { Context } from '../context.ts';
import { placeOf } from '../placeOf.ts';

const day = (at: string): string => at.slice(0, 10);
const nameAndDay = ({ name, at }: NotedApproval): string => `${name} on ${day(at)}`;

/** Returns a sentence; null without approvals. `what` is "What is sent" or "This draft". */
function sentence(approval: ApprovalState, what: string): string | null {
  switch (approval.state) {
    case 'none':
      return null;
    case 'approved':
      return `${what} was approved by ${nameAndDay(approval.by)}.`;
    case 'withdrawn': {
      const { name, withdrawn } = approval.by;
      const by = withdrawn?.by === name ? name : `${withdrawn?.by} (it was ${name}'s)`;
      return `${what} is not approved: the approval was withdrawn by ${by} on ${day(withdrawn?.at ?? '')}. Have it approved again, or continue without approval.`;
    }
    case 'other':
      return `${what} is not what was approved: the last approval, by ${nameAndDay(approval.by)}, is of another version. Have this one approved, or continue without approval.`;
  }
}

/** Prints whether a version of a guide file is approved, or that its notes cannot be read. */
export async function reportApproval(path: string, fingerprint: string, what: string, context: Context): Promise<void> {
  const notes = await readNotes(thisMachine(), await placeOf(path, context.cwd));
  if (!notes.ok) {
    context.err(
      `${basename(path)}: the notes beside it could not be read, so it is not known whether the guide is approved.`,
    );
    return;
  }
  const approval = approvalOf(notes.value.approvals, fingerprint);
  const wording = sentence(approval, what);
  if (wording === null) return;
  if (approval.state === 'approved') context.out(wording);
  else context.err(wording);
}
