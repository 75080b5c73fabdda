import { read } from './store.ts';
import { reportHostError } from './reportHostError.ts';
import { createLine } from '../browser/createLine.ts';

/** Sends requests about notes one at a time, so that an older answer never replaces a newer one. */
export const inNotesLine = createLine();

/**
 * Moves the comments, approvals and versions of a guide to its new file name, then calls `then`. No notes are written
 * under the old name meanwhile. A copy starts without them.
 */
export async function takeAlong(from: string, to: string, then: () => void): Promise<void> {
  await inNotesLine(async () => {
    const moved = await read().host.call('file.moved', { from, to });
    then();
    if (!moved.ok) reportHostError(moved.error);
  });
}
