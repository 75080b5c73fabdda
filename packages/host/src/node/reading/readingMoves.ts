import { join } from 'node:path';
import type { GuidePlace } from '../companions/companionPath.ts';
import { type Machine, systemErrorCode } from '../machine/machine.ts';
import { readWhole } from '../saving/readWhole.ts';
import { systemError } from '../saving/writeAll.ts';
import { writeBeside } from '../saving/writeBeside.ts';
import { readingFolder } from './readingFolder.ts';

/** What becomes of the folder of readers when its guide is renamed, deleted or restored. A copy of a guide has none. */
export interface ReadingMoves {
  /** Moves the folder to the new name of a guide. Where both have a file, the one there stays, and the other one stays, too. */
  move(from: GuidePlace, to: GuidePlace): Promise<void>;
  /** Keeps the folder of a deleted guide in another place, and removes it from beside the guide. */
  setAside(place: GuidePlace, kept: string): Promise<void>;
  /** Puts a kept folder beside the restored guide. */
  restore(place: GuidePlace, kept: string): Promise<void>;
  /** Returns the folder beside a guide; null without one. */
  folderOf(place: GuidePlace): Promise<string | null>;
}

/** Returns the moves of a machine. Methods reject with the system's code. */
export function readingMoves(machine: Machine): ReadingMoves {
  const { fileSystem } = machine;
  const isFolder = async (path: string): Promise<boolean> =>
    (await fileSystem.facts(path).catch(absent))?.kind === 'folder';

  /** Moves a folder file by file, so that it also works from one disk to another. */
  async function moveFolder(from: string, to: string): Promise<void> {
    if (from === to || !(await isFolder(from))) return;
    await fileSystem.makeFolder(to, 0o777);
    for (const name of await fileSystem.list(from)) {
      const [old, now] = [join(from, name), join(to, name)];
      if ((await fileSystem.facts(now).catch(absent)) !== null) continue;
      await fileSystem.rename(old, now).catch(async (error: unknown) => {
        if (systemErrorCode(error) !== 'EXDEV') throw error;
        await copyFile(old, now);
        await fileSystem.remove(old);
      });
    }
    await fileSystem.removeFolder(from).catch(systemErrorCode);
  }

  async function copyFile(from: string, to: string): Promise<void> {
    const read = await readWhole(fileSystem, from);
    if (read.state !== 'read') throw systemError('EINVAL', 'it is no file');
    await writeBeside(fileSystem, { path: to, bytes: read.bytes, permissions: 0o666, exactPermissions: false });
  }

  return {
    move: async (from, to) => await moveFolder(readingFolder(from), readingFolder(to)),
    setAside: async (place, kept) => await moveFolder(readingFolder(place), kept),
    restore: async (place, kept) => await moveFolder(kept, readingFolder(place)),
    folderOf: async (place) => ((await isFolder(readingFolder(place))) ? readingFolder(place) : null),
  };
}

function absent(error: unknown): null {
  if (systemErrorCode(error) !== 'ENOENT') throw error;
  return null;
}
