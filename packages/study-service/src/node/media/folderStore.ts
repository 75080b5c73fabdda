import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, constants, type FileHandle, mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type IncomingObject, MediaError, type MediaStore, safeName } from '../../media/mediaStore.ts';
import { makeFolder } from '../makeFolder.ts';

/** Returns a media store in a folder, which is created with the first object. `temporary`: removed at the end. */
export function folderStore(root: string, { temporary = false } = {}): MediaStore {
  let wasThere = false;
  const make = (): void => {
    // Only once: a folder that vanishes later, such as an unmounted disk, is not replaced.
    if (!wasThere) makeFolder(root);
    wasThere = true;
  };
  const check = async (): Promise<void> => {
    try {
      const isThere = await isFolder(root);
      // Before the first object there is only the folder above.
      if (!isThere && wasThere) throw new Error('The folder is gone.');
      await access(isThere ? root : dirname(root), constants.R_OK | constants.W_OK);
      wasThere ||= isThere;
    } catch (error) {
      throw mediaError(error);
    }
  };
  /** An object is missing only where the folder is there. */
  const missing = async (cause: unknown): Promise<MediaError> => {
    return await check().then(
      () => new MediaError('missing', cause),
      (error: MediaError) => error,
    );
  };
  const receive = async (): Promise<IncomingObject> => {
    try {
      make();
      return await receiveInto(root);
    } catch (error) {
      throw mediaError(error);
    }
  };
  return {
    place: root,
    async put(name, bytes) {
      safeName(name);
      const incoming = await receive();
      try {
        await incoming.write(bytes);
        await incoming.keep(name);
      } finally {
        await incoming.drop();
      }
    },
    receive,
    removeUnfinished: async (before) => await removeOld(join(root, unfinishedFolder), before),
    async *read(name, from, to) {
      if (to <= from) return;
      try {
        const chunks: AsyncIterable<Uint8Array> = createReadStream(join(root, safeName(name)), {
          start: from,
          end: to - 1,
        });
        let left = to - from;
        for await (const chunk of chunks) {
          left -= chunk.length;
          yield chunk;
        }
        if (left > 0) throw new MediaError('missing', new Error('The object is shorter than its row says.'));
      } catch (error) {
        if (error instanceof MediaError) throw error;
        throw isAbsent(error) ? await missing(error) : mediaError(error);
      }
    },
    async find(objects) {
      try {
        const sizes = await Promise.all(objects.map(async ({ name }) => (await stat(join(root, safeName(name)))).size));
        if (objects.every(({ bytes }, at) => sizes[at] === bytes)) return;
      } catch (error) {
        if (!isAbsent(error)) throw mediaError(error);
      }
      throw await missing(new Error('An object is missing, or has another size.'));
    },
    check,
    async removeFolder(folder) {
      await rm(join(root, safeName(folder)), { recursive: true, force: true });
    },
    async freeBytes() {
      // Before the first object there is only the folder above.
      const disk = await statfs(root).catch(() => statfs(dirname(root)));
      return disk.bavail * disk.bsize;
    },
    async close() {
      if (temporary) await rm(root, { recursive: true, force: true });
    },
  };
}

/** No name of an object, and in the same file system, so that a file can get its name at once. */
const unfinishedFolder = '.unfinished';

/** Begins a file that gets its name when all of it is on disk. */
async function receiveInto(root: string): Promise<IncomingObject> {
  const folder = join(root, unfinishedFolder);
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const unfinished = join(folder, randomUUID());
  let file: FileHandle | null = await open(unfinished, 'wx', 0o600);
  let isKept = false;
  const closed = async (): Promise<void> => {
    const opened = file;
    file = null;
    await opened?.close();
  };
  return {
    async write(bytes) {
      try {
        await file?.writeFile(bytes);
      } catch (error) {
        throw mediaError(error);
      }
    },
    async keep(name) {
      const path = join(root, safeName(name));
      try {
        await file?.sync();
        await closed();
        await makeFolders(root, name);
        await rename(unfinished, path);
        isKept = true;
        await syncFolder(dirname(path));
      } catch (error) {
        throw mediaError(error);
      }
    },
    async drop() {
      await closed().catch(() => undefined);
      if (!isKept) await rm(unfinished, { force: true }).catch(() => undefined);
    },
  };
}

/** Deletes the files of a folder that were changed last before a time. */
async function removeOld(folder: string, before: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const changed = await stat(path).catch(() => null);
    if (changed !== null && changed.mtimeMs < before) await rm(path, { force: true });
  }
}

/** Makes the folders of an object below the root, and not the root. */
async function makeFolders(root: string, name: string): Promise<void> {
  const parts = name.split('/').slice(0, -1);
  for (const [at] of parts.entries()) {
    const folder = join(root, ...parts.slice(0, at + 1));
    const made = await mkdir(folder, { mode: 0o700 }).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
        return false;
      },
    );
    if (made) await syncFolder(dirname(folder));
  }
}

/** Makes the name of a file survive a power cut. Windows cannot open folders and syncs them itself. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Resolves to false if there is nothing; rejects if there is something else. */
async function isFolder(path: string): Promise<boolean> {
  try {
    if ((await stat(path)).isDirectory()) return true;
  } catch (error) {
    if (isAbsent(error)) return false;
    throw error;
  }
  throw Object.assign(new Error('A file is where the folder should be.'), { code: 'ENOTDIR' });
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** `ENOTDIR`: a file is where a folder of its path was. */
const isAbsent = (error: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes(codeOf(error));

const fullCodes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

function mediaError(error: unknown): MediaError {
  return new MediaError(fullCodes.has(codeOf(error)) ? 'full' : 'unreachable', error);
}
