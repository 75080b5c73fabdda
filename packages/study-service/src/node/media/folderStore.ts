import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, constants, mkdir, open, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { MediaError, type MediaStore, safeName } from '../../media/mediaStore.ts';
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
  return {
    place: root,
    async put(name, bytes) {
      const path = join(root, safeName(name));
      const unfinished = `${path}.${randomUUID()}.part`;
      try {
        make();
        await makeFolders(root, name);
        await write(unfinished, bytes);
        await rename(unfinished, path);
        await syncFolder(dirname(path));
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => undefined);
        throw mediaError(error);
      }
    },
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

async function write(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
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
