import { constants, type Stats } from 'node:fs';
import {
  access,
  type FileHandle,
  link,
  lstat,
  mkdir,
  open,
  readdir,
  realpath,
  rename,
  rmdir,
  unlink,
} from 'node:fs/promises';
import type { FileFacts, FileSystem, OpenFile } from './fileSystem.ts';

// Do not follow a link or block on a FIFO that replaced the file. Windows has neither flag.
const readFlags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** The file system of this machine. */
export const nodeFileSystem: FileSystem = {
  realPath: async (path) => await realpath(path),
  facts: async (path) => factsOf(await lstat(path)),
  list: async (folder) => await readdir(folder),
  checkWritable: async (path) => await access(path, constants.W_OK),
  openToRead: async (path) => openFile(await open(path, readFlags)),
  openNew: async (path, permissions) => openFile(await open(path, 'wx', permissions)),
  openFolder: async (path) => openFile(await open(path, 'r')),
  link: async (from, to) => await link(from, to),
  rename: async (from, to) => await rename(from, to),
  remove: async (path) => await unlink(path),
  removeFolder: async (path) => await rmdir(path),
  makeFolder: async (path, permissions) => {
    await mkdir(path, { recursive: true, mode: permissions });
  },
};

function openFile(handle: FileHandle): OpenFile {
  return {
    facts: async () => factsOf(await handle.stat()),
    read: async (into, position) => (await handle.read(into, 0, into.length, position)).bytesRead,
    write: async (bytes, position) => (await handle.write(bytes, 0, bytes.length, position)).bytesWritten,
    setPermissions: async (permissions) => await handle.chmod(permissions),
    sync: async () => await handle.sync(),
    close: async () => await handle.close(),
  };
}

function factsOf(stats: Stats): FileFacts {
  return {
    kind: stats.isFile() ? 'file' : stats.isDirectory() ? 'folder' : stats.isSymbolicLink() ? 'link' : 'other',
    bytes: stats.size,
    modifiedAt: stats.mtimeMs,
    permissions: stats.mode & 0o777,
    identity: `${stats.dev}:${stats.ino}`,
  };
}
