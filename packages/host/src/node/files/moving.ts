import { done, failed, type HostImplementation, type HostResult } from '../../common/index.ts';
import type { History } from '../history/history.ts';
import { systemErrorCode, type Machine } from '../machine/machine.ts';
import { companions } from '../companions/companionPath.ts';
import type { GuideMoves } from '../media/guideMoves.ts';
import { moveCompanion } from '../companions/moveCompanion.ts';
import type { ReachableFile, Workspace } from '../workspace/workspace.ts';

/** What is in a folder of its own beside a guide. */
type Folders = Pick<GuideMoves, 'move'>;

/** Moves the notes, tests, folders and earlier contents of a guide. What cannot be moved stays where it was. */
export async function takeAlong(
  machine: Machine,
  history: Pick<History, 'move'>,
  folders: readonly Folders[],
  old: ReachableFile,
  now: ReachableFile,
): Promise<HostResult<null>> {
  let refused: HostResult<null> | null = null;
  for (const companion of companions) {
    const moved = await moveCompanion(machine, companion, old, now);
    if (!moved.ok) refused ??= moved;
  }
  try {
    for (const folder of folders) await folder.move(old, now);
    await history.move(old.path, now.path);
  } catch (error) {
    return failed({ code: 'fileSystem', file: now.name, cause: systemErrorCode(error) });
  }
  return refused ?? done(null);
}

/** Returns the `file.moved` method. What cannot be moved stays, and the answer says why. */
export function moving(
  machine: Machine,
  workspace: Workspace,
  history: Pick<History, 'move'>,
  folders: readonly Folders[],
): Pick<HostImplementation, 'file.moved'> {
  return {
    'file.moved': async ({ from, to }) => {
      const [old, now] = [await workspace.resolve(from), await workspace.resolve(to)];
      if (!old.ok) return old;
      if (!now.ok) return now;
      const isCopy = old.value.exists || !now.value.exists;
      if (isCopy || old.value.path === now.value.path) return done(null);
      return await takeAlong(machine, history, folders, old.value, now.value);
    },
  };
}
