import { changeNotes, done, type HostImplementation, notesOf } from '../../common/index.ts';
import type { Machine } from '../machine/machine.ts';
import { updateJsonFile } from '../saving/jsonFile.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { notesFile } from './notesFile.ts';
import { notesPath } from './notesPath.ts';
import { readNotes } from './readNotes.ts';

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
      const path = notesPath(place.value);
      const written = await updateJsonFile(machine, path, notesFile, (old) => changeNotes(old, change));
      return written.ok ? done(notesOf(written.value)) : written;
    },
  };
}
