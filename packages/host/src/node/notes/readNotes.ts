import { done, type HostResult, type Notes, notesOf } from '../../common/index.ts';
import type { Machine } from '../machine/machine.ts';
import { readJsonFile } from '../saving/jsonFile.ts';
import { type GuidePlace, notesPath } from './notesPath.ts';

/** The comments and approvals of a guide; none without a notes file. Refused when that is no JSON object. */
export async function readNotes(machine: Machine, place: GuidePlace): Promise<HostResult<Notes>> {
  const read = await readJsonFile(machine, notesPath(place), { damaged: 'refuse' });
  return read.ok ? done(notesOf(read.value)) : read;
}
