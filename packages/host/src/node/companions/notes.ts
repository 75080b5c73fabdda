import {
  changeNotes,
  done,
  type HostImplementation,
  type HostResult,
  type Notes,
  notesOf,
} from '../../common/index.ts';
import type { Machine } from '../machine/machine.ts';
import { updateJsonFile } from '../saving/jsonFile.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { companionFile } from './companionFile.ts';
import { companionPath, type GuidePlace } from './companionPath.ts';
import { readCompanion } from './readCompanion.ts';

/** Returns the comments and approvals of a guide; none without a notes file. Works like {@link readCompanion}. */
export async function readNotes(machine: Machine, place: GuidePlace): Promise<HostResult<Notes>> {
  const read = await readCompanion(machine, place, 'notes');
  return read.ok ? done(notesOf(read.value)) : read;
}

/** Returns the `notes.read` and `notes.change` methods. A change is repeated if another program wrote meanwhile. */
export function notes(machine: Machine, workspace: Workspace): Pick<HostImplementation, 'notes.read' | 'notes.change'> {
  return {
    'notes.read': async ({ file }) => {
      const place = await workspace.resolve(file);
      return place.ok ? await readNotes(machine, place.value) : place;
    },
    'notes.change': async ({ file, change }) => {
      const place = await workspace.resolve(file);
      if (!place.ok) return place;
      const path = companionPath(place.value, 'notes');
      const written = await updateJsonFile(machine, path, companionFile('notes'), (old) => changeNotes(old, change));
      return written.ok ? done(notesOf(written.value)) : written;
    },
  };
}
