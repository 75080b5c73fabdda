import { done, failed, type HostImplementation } from '../../common/index.ts';
import type { History } from '../history/history.ts';
import { causeOf, type Machine } from '../machine/machine.ts';
import { moveNotes } from '../notes/moveNotes.ts';
import { notesPath } from '../notes/notesPath.ts';
import type { Workspace } from './workspace.ts';

/** The `file.moved` row of the contract. What cannot be taken along stays where it was, and the answer says why. */
export function moving(
  machine: Machine,
  workspace: Workspace,
  history: Pick<History, 'move'>,
): Pick<HostImplementation, 'file.moved'> {
  return {
    'file.moved': async ({ from, to }) => {
      const [old, now] = [await workspace.resolve(from), await workspace.resolve(to)];
      if (!old.ok) return old;
      if (!now.ok) return now;
      const isCopy = old.value.exists || !now.value.exists;
      if (isCopy || old.value.path === now.value.path) return done(null);
      const notes = await moveNotes(machine, notesPath(old.value), notesPath(now.value));
      try {
        await history.move(old.value.path, now.value.path);
      } catch (error) {
        return failed({ code: 'fileSystem', file: now.value.name, cause: causeOf(error) });
      }
      return notes;
    },
  };
}
