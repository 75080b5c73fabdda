import { done, type HostResult, type Notes, notesOf } from '../../common/index.ts';
import type { Machine } from '../machine/machine.ts';
import { readJsonFile } from '../saving/jsonFile.ts';
import { copiesOfNotes } from './copiesOfNotes.ts';
import { moveNotes } from './moveNotes.ts';
import { notesFile } from './notesFile.ts';
import { type GuidePlace, notesPath } from './notesPath.ts';

/**
 * The comments and approvals of a guide; none without a notes file. Refused when that is no JSON object. What a sync
 * tool put beside them as a copy is taken in first; a copy that cannot be stays where it is.
 */
export async function readNotes(machine: Machine, place: GuidePlace): Promise<HostResult<Notes>> {
  const path = notesPath(place);
  for (const copy of await copiesOfNotes(machine, path)) await moveNotes(machine, copy, path);
  const read = await readJsonFile(machine, path, notesFile);
  return read.ok ? done(notesOf(read.value)) : read;
}
