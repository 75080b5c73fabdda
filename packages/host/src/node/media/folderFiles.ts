import { type LookedAtMedia, lookAtMedia, mediaHeadBytes, mediaLimits, readMediaName } from '../../common/index.ts';
import { join } from 'node:path';
import { type Machine, systemErrorCode } from '../machine/machine.ts';
import { hashOf, readWhole } from '../saving/readWhole.ts';
import { writeBeside } from '../saving/writeBeside.ts';

/** A file whose bytes have the hash and the type of its name. */
export interface WholeMedia {
  readonly bytes: Uint8Array;
  readonly looked: Extract<LookedAtMedia, { readonly ok: true }>;
}

/** The media files of one folder. The folder and the files in it are never followed as links. */
export interface FolderFiles {
  readonly folder: string;
  /** The names of media files; none without the folder. */
  names(): Promise<readonly string[]>;
  /** Reads a file whole; null if it is missing, or its bytes are not those of its name. */
  read(name: string): Promise<WholeMedia | null>;
  /** Identifies the content of a file without reading it; null if it is missing. */
  mark(name: string): Promise<string | null>;
  /** Writes a file so that it has all its bytes or does not exist. One that is there and whole stays. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  remove(name: string): Promise<void>;
}

/** Returns the media files of a folder, which is made with the first file. Methods reject with the system's code. */
export function folderFiles(
  machine: Machine,
  folder: string,
  permissions: { file: number; folder: number },
): FolderFiles {
  const { fileSystem } = machine;
  /** False without the folder, or if a link is in its place. */
  const isThere = async (): Promise<boolean> => {
    const facts = await fileSystem.facts(folder).catch(absent);
    return facts?.kind === 'folder';
  };
  const pathOf = (name: string): string => {
    if (readMediaName(name) === null) throw new Error('not the name of a media file');
    return join(folder, name);
  };
  const read = async (name: string): Promise<WholeMedia | null> => {
    const path = pathOf(name);
    if (!(await isThere())) return null;
    const found = await readWhole(fileSystem, path, mediaLimits.videoBytes);
    return found.state === 'read' ? wholeMedia(name, found.bytes) : null;
  };
  return {
    folder,
    names: async () => {
      if (!(await isThere())) return [];
      return (await fileSystem.list(folder)).filter((name) => readMediaName(name) !== null).sort();
    },
    read,
    mark: async (name) => {
      const path = pathOf(name);
      const facts = (await isThere()) ? await fileSystem.facts(path).catch(absent) : null;
      return facts?.kind === 'file' ? `${facts.identity} ${facts.bytes} ${facts.modifiedAt}` : null;
    },
    write: async (name, bytes) => {
      const path = pathOf(name);
      await fileSystem.makeFolder(folder, permissions.folder);
      if (!(await isThere())) throw Object.assign(new Error('The folder is a link.'), { code: 'ENOTDIR' });
      if ((await read(name)) !== null) return;
      const temporary = join(folder, `.${machine.random(8)}.tmp`);
      try {
        const content = { path: temporary, bytes, permissions: permissions.file, exactPermissions: false };
        await writeBeside(fileSystem, content);
        await fileSystem.rename(temporary, path);
      } catch (error) {
        await fileSystem.remove(temporary).catch(() => undefined);
        throw error;
      }
    },
    remove: async (name) => {
      await fileSystem.remove(pathOf(name)).catch(absent);
    },
  };
}

/** Returns bytes with what they are; null if they are not those of the name. */
function wholeMedia(name: string, bytes: Uint8Array): WholeMedia | null {
  const named = readMediaName(name);
  const looked = lookAtMedia(bytes.subarray(0, mediaHeadBytes), bytes.length);
  const isIt = named !== null && looked.ok && looked.ending === named.ending && hashOf(bytes) === named.sha256;
  return isIt ? { bytes, looked } : null;
}

function absent(error: unknown): null {
  const code = systemErrorCode(error);
  if (code !== 'ENOENT' && code !== 'ENOTDIR') throw error;
  return null;
}
