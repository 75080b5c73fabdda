import { mustHave, read } from '../session/store.ts';
import { tell } from '../session/tell.ts';
import { inNotesLine } from './notes.ts';

/**
 * Takes what is kept about a guide, its comments, approvals and earlier versions, along to another name of its file, and
 * then goes on with it under that name. Nothing is noted under the old name any more. A copy begins without.
 */
export async function takeAlong(from: string, to: string, then: () => void): Promise<void> {
  await inNotesLine(async () => {
    const moved = await mustHave(read().host).call('file.moved', { from, to });
    then();
    if (!moved.ok) tell(moved.error);
  });
}
