import type { Session } from './state.ts';

/** Returns true if the guide may be edited: it has no losses, no other window edits it, and no merge is in progress. */
export function isEditable(session: Session): boolean {
  return isWhole(session) && session.guide?.owner?.kind !== 'other' && session.guide?.merging === null;
}

/** Returns true if a save would lose nothing of the opened file. */
export function isWhole({ guide }: Session): boolean {
  return guide?.onDisk.losses === null;
}
