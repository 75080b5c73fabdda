import { join } from 'node:path';
import { mediaNamesInText } from '../../common/index.ts';
import type { GuidePlace } from '../companions/companionPath.ts';
import { type Machine, systemErrorCode } from '../machine/machine.ts';
import type { MediaFiles } from './mediaFiles.ts';

/** What becomes of pictures and videos when their guide is renamed, copied, deleted or restored. */
export interface GuideMoves {
  /** Moves the files to the new name of a guide. Files that are there stay: equal names are equal contents. */
  move(from: GuidePlace, to: GuidePlace): Promise<void>;
  /** Copies the files that a guide names beside its copy. */
  copy(from: GuidePlace, to: GuidePlace, text: string): Promise<void>;
  /** Keeps the files of a deleted guide with the local history, and removes them from beside it. */
  setAside(place: GuidePlace): Promise<void>;
  /** Puts the files that a restored guide names beside it. */
  restore(place: GuidePlace, text: string): Promise<void>;
  /** Returns the folder beside a guide; null without one. */
  folderOf(place: GuidePlace): Promise<string | null>;
}

/** Returns the moves of a machine. A file that cannot be moved stays where it was. Methods reject with the system's code. */
export function guideMoves(machine: Machine, files: MediaFiles): GuideMoves {
  const { fileSystem } = machine;
  const folderOf = async (place: GuidePlace): Promise<string | null> => {
    const { folder } = files.beside(place);
    const facts = await fileSystem.facts(folder).catch(absent);
    return facts?.kind === 'folder' ? folder : null;
  };
  const removeIfEmpty = async (folder: string): Promise<void> => {
    await fileSystem.removeFolder(folder).catch(systemErrorCode);
  };
  return {
    folderOf,
    move: async (from, to) => {
      const [old, now] = [files.beside(from), files.beside(to)];
      if (old.folder === now.folder || (await folderOf(from)) === null) return;
      if ((await fileSystem.facts(now.folder).catch(absent)) === null) {
        await fileSystem.rename(old.folder, now.folder);
        return;
      }
      for (const name of await old.names()) {
        if ((await now.read(name)) === null) await fileSystem.rename(join(old.folder, name), join(now.folder, name));
        else await old.remove(name);
      }
      await removeIfEmpty(old.folder);
    },
    copy: async (from, to, text) => {
      for (const name of mediaNamesInText(text)) {
        const whole = await files.read(from, name);
        if (whole !== null) await files.beside(to).write(name, whole.bytes);
      }
    },
    setAside: async (place) => {
      const { kept } = files;
      const beside = files.beside(place);
      for (const name of await beside.names()) {
        const whole = await beside.read(name);
        // A damaged file stays: it may be what can be repaired.
        if (whole === null || kept === null) continue;
        await kept.write(name, whole.bytes);
        await beside.remove(name);
      }
      await removeIfEmpty(beside.folder);
    },
    restore: async (place, text) => await files.settle(place, text),
  };
}

function absent(error: unknown): null {
  if (systemErrorCode(error) !== 'ENOENT') throw error;
  return null;
}
