import { basename, dirname } from 'node:path';
import { failed, type HostError, type HostResult } from '../../common/index.ts';
import type { FileSystem } from '../machine/fileSystem.ts';
import { systemErrorCode, type Machine } from '../machine/machine.ts';
import { takeLock } from './lockFile.ts';
import { oneAtATime } from './oneAtATime.ts';
import { hashOf, readWhole, type WholeFile } from './readWhole.ts';
import { temporaryPath } from './siblingFile.ts';
import { writeBeside } from './writeBeside.ts';

/** One save: the file, its new text, and the content it replaces. */
export interface SaveRequest {
  /** Path of the file. If it is a link, its target is replaced. */
  readonly path: string;
  readonly bytes: Uint8Array;
  /** SHA-256 that the disk must still have; null if there must be no file. */
  readonly baseHash: string | null;
  /** Name of the file in failures; default: its base name. */
  readonly file?: string;
  /** Permissions of a new file. */
  readonly permissions?: number;
  /** Receives the old bytes before they are replaced. Its failure does not stop the save. */
  readonly displaced?: (path: string, bytes: Uint8Array) => Promise<void>;
}

/** A finished save. */
export interface Saved {
  readonly hash: string;
  /** False if the folder accepts no lock file. */
  readonly locked: boolean;
}

/**
 * Replaces a file so that it always has either all old or all new bytes, even after a crash or a power cut
 * (docs/decisions/files-and-saving.md, "The guide file"). Returns when the new bytes are on disk. Saving content that
 * is already on disk never conflicts, so a save whose answer was lost can be repeated. Fails with `changedOnDisk`,
 * `lockedByOther`, `notAFile` or `fileSystem`.
 */
export async function saveFile(machine: Machine, request: SaveRequest): Promise<HostResult<Saved>> {
  const file = request.file ?? basename(request.path);
  try {
    const path = await resolveLink(machine.fileSystem, request.path);
    return await oneAtATime(path, async () => await saveLocked(machine, { ...request, path, file }));
  } catch (error) {
    return failed({ code: 'fileSystem', file, cause: systemErrorCode(error) });
  }
}

type ResolvedRequest = SaveRequest & { readonly file: string };

async function saveLocked(machine: Machine, request: ResolvedRequest): Promise<HostResult<Saved>> {
  const lock = await takeLock(machine, request.path);
  if (lock.state === 'other') {
    return failed({ code: 'lockedByOther', file: request.file, owner: lock.owner, lock: lock.lock });
  }
  try {
    const problem = await replace(machine, request);
    if (problem !== null) return failed(problem);
    return { ok: true, value: { hash: hashOf(request.bytes), locked: lock.state === 'held' } };
  } finally {
    await lock.release();
  }
}

async function replace(machine: Machine, request: ResolvedRequest): Promise<HostError | null> {
  const { fileSystem } = machine;
  const before = await readWhole(fileSystem, request.path);
  const conflict = conflictWith(before, request);
  if (conflict !== null) return conflict;
  const exists = before.state === 'read';
  if (exists) await fileSystem.checkWritable(request.path);
  const permissions = exists ? before.facts.permissions : (request.permissions ?? 0o666);
  if (exists && hashOf(before.bytes) !== hashOf(request.bytes)) await request.displaced?.(request.path, before.bytes);
  const temporary = temporaryPath(machine, request.path);
  const content = { path: temporary, bytes: request.bytes, permissions, exactPermissions: exists };
  try {
    await writeBeside(fileSystem, content);
    const late = (await conflictNow(fileSystem, request)) ?? (await place(machine, temporary, request));
    if (late !== null) await fileSystem.remove(temporary).catch(() => undefined);
    if (late !== null) return late;
  } catch (error) {
    await fileSystem.remove(temporary).catch(() => undefined);
    throw error;
  }
  await syncFolder(machine, dirname(request.path));
  return null;
}

async function conflictNow(fileSystem: FileSystem, request: ResolvedRequest): Promise<HostError | null> {
  return conflictWith(await readWhole(fileSystem, request.path), request);
}

function conflictWith(disk: WholeFile, request: ResolvedRequest): HostError | null {
  if (disk.state === 'notAFile') return { code: 'notAFile', file: request.file };
  const hash = disk.state === 'read' ? hashOf(disk.bytes) : null;
  if (hash === request.baseHash || hash === hashOf(request.bytes)) return null;
  return { code: 'changedOnDisk', file: request.file, hash };
}

/** Puts the temporary file in its place. A new file is linked, which fails if the path was taken meanwhile. */
async function place(machine: Machine, temporary: string, request: ResolvedRequest): Promise<HostError | null> {
  const { fileSystem } = machine;
  if (request.baseHash !== null) {
    await renameOver(machine, temporary, request.path);
    return null;
  }
  try {
    await fileSystem.link(temporary, request.path);
  } catch (error) {
    const cause = systemErrorCode(error);
    if (cause === 'EEXIST') return await conflictNow(fileSystem, request);
    // File systems without links (FAT, some shares): rely on the lock and the hash check.
    await renameOver(machine, temporary, request.path);
    return null;
  }
  await fileSystem.remove(temporary).catch(() => undefined);
  return null;
}

/** On Windows, a virus scanner or sync client may hold the file briefly. */
async function renameOver(machine: Machine, from: string, to: string): Promise<void> {
  const tries = machine.platform === 'win32' ? 40 : 1;
  for (let attempt = 1; ; attempt += 1) {
    try {
      await machine.fileSystem.rename(from, to);
      return;
    } catch (error) {
      const held = ['EPERM', 'EBUSY', 'EACCES'].includes(systemErrorCode(error));
      if (!held || attempt >= tries) throw error;
      await machine.sleep(250);
    }
  }
}

// Windows cannot open a folder, and some network shares cannot sync one; there the rename is sufficient.
async function syncFolder({ fileSystem, platform }: Machine, folder: string): Promise<void> {
  if (platform === 'win32') return;
  const opened = await fileSystem.openFolder(folder);
  try {
    await opened.sync();
  } catch (error) {
    if (!['EINVAL', 'ENOTSUP', 'EOPNOTSUPP'].includes(systemErrorCode(error))) throw error;
  } finally {
    await opened.close().catch(() => undefined);
  }
}

async function resolveLink(fileSystem: FileSystem, path: string): Promise<string> {
  try {
    return await fileSystem.realPath(path);
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return path;
    throw error;
  }
}
