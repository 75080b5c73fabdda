import { done, type HostResult, type Notes, notesOf } from '../../common/index.ts';
import type { Machine } from '../machine/machine.ts';
import { readJsonFile } from '../saving/jsonFile.ts';
import { copiesOfNotes } from './copiesOfNotes.ts';
import { moveNotes } from './moveNotes.ts';
import { notesFile } from './notesFile.ts';
import { type GuidePlace, notesPath } from './notesPath.ts';

/**
 * Returns the comments and approvals of a guide; none without a notes file. Copies of sync tools are merged first; a
 * copy that cannot be merged stays. Fails with `unreadable` if the file is not a JSON object.
 */
export async function readNotes(machine: Machine, place: GuidePlace): Promise<HostResult<Notes>> {
  const path = notesPath(place);
  for (const copy of await copiesOfNotes(machine, path)) await moveNotes(machine, copy, path);
  const read = await readJsonFile(machine, path, notesFile);
  return read.ok ? done(notesOf(read.value)) : read;
}
