import { basename } from 'node:path';
import { ageOf } from '../machine/ageOf.ts';
import { systemErrorCode, type Machine } from '../machine/machine.ts';
import { readWhole } from './readWhole.ts';
import { siblingPath } from './siblingFile.ts';
import { writeAll } from './writeAll.ts';

/** A save takes milliseconds; a lock this old was left behind. */
const staleAfterMs = 10 * 60_000;
/** A lock without readable content is being written, or its writer died. */
const unreadableStaleAfterMs = 10_000;
const tries = 200;
// Codes of folders that accept no new file but may allow a replacement, and of unusual network shares.
const takesNoLock = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTSUP', 'EOPNOTSUPP', 'EINVAL']);

/** Locks that this process holds. A lock with our process id that is not listed belongs to a dead process. */
const heldTokens = new Set<string>();

export type Lock =
  | { readonly state: 'held'; readonly release: () => Promise<void> }
  /** The folder accepts no lock file; only the hash check protects the file. */
  | { readonly state: 'impossible'; readonly release: () => Promise<void> }
  /** `lock` is the name of the lock file beside the file. */
  | { readonly state: 'other'; readonly owner: string; readonly lock: string };

interface LockContent {
  readonly owner: string;
  readonly host: string;
  readonly pid: number;
  readonly token: string;
  /** ISO 8601, by the clock of that machine. */
  readonly time?: unknown;
}

/**
 * Takes the lock of a file, and waits up to about two seconds for another save. Replaces the lock of a dead process of
 * this machine, one of this machine whose time is ahead, or one older than ten minutes. Returns `other` if the lock is
 * still taken.
 */
export async function takeLock(machine: Machine, path: string): Promise<Lock> {
  const lock = siblingPath(path, 'lock');
  let owner = 'another program';
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const made = await makeLock(machine, lock);
    if (made !== 'taken') return made;
    const standing = await readLock(machine, lock);
    if (standing !== null && isStale(machine, lock, standing)) await removeStale(machine, lock, standing);
    else {
      if (standing?.content) owner = `${standing.content.owner} on ${standing.content.host}`;
      await machine.sleep(5 + (attempt % 7));
    }
  }
  return { state: 'other', owner, lock: basename(lock) };
}

/** Removes the lock of a file if its owner has ended. */
export async function sweepLock(machine: Machine, lock: string): Promise<void> {
  const standing = await readLock(machine, lock);
  if (standing !== null && isStale(machine, lock, standing)) await removeStale(machine, lock, standing);
}

async function makeLock(machine: Machine, lock: string): Promise<Lock | 'taken'> {
  const token = machine.random(8);
  try {
    await writeLock(machine, lock, token);
  } catch (error) {
    const cause = systemErrorCode(error);
    if (cause === 'EEXIST') return 'taken';
    if (takesNoLock.has(cause)) return { state: 'impossible', release: async () => undefined };
    throw error;
  }
  return {
    state: 'held',
    release: async () => {
      heldTokens.delete(token);
      await removeQuietly(machine, lock);
    },
  };
}

async function writeLock(machine: Machine, lock: string, token: string): Promise<void> {
  const content = { owner: machine.userName, host: machine.hostName, pid: machine.processId, token };
  const bytes = Buffer.from(`${JSON.stringify({ ...content, time: new Date(machine.now()).toISOString() })}\n`);
  const file = await machine.fileSystem.openNew(lock, 0o644);
  heldTokens.add(token);
  let written = false;
  try {
    await writeAll(file, bytes);
    written = true;
  } finally {
    await file.close().catch(() => undefined);
    if (!written) {
      heldTokens.delete(token);
      await removeQuietly(machine, lock);
    }
  }
}

interface StandingLock {
  readonly content: LockContent | null;
  readonly modifiedAt: number;
}

async function readLock(machine: Machine, lock: string): Promise<StandingLock | null> {
  const read = await readWhole(machine.fileSystem, lock, 10_000);
  if (read.state !== 'read') return null;
  return { content: parseLock(read.bytes), modifiedAt: read.facts.modifiedAt };
}

function parseLock(bytes: Uint8Array): LockContent | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(bytes).toString('utf8'));
    return isLockContent(value) ? value : null;
  } catch {
    return null;
  }
}

function isLockContent(value: unknown): value is LockContent {
  if (typeof value !== 'object' || value === null) return false;
  const { owner, host, pid, token } = value as Record<string, unknown>;
  return typeof owner === 'string' && typeof host === 'string' && typeof pid === 'number' && typeof token === 'string';
}

function isStale(machine: Machine, lock: string, { content, modifiedAt }: StandingLock): boolean {
  const age = ageOf(machine, lock, modifiedAt);
  if (content === null) return age > unreadableStaleAfterMs;
  if (age > staleAfterMs) return true;
  if (content.host !== machine.hostName) return false;
  // By this machine's own clock, which was set back since: the process may be another one with that number.
  if (typeof content.time === 'string' && Date.parse(content.time) - machine.now() > staleAfterMs) return true;
  return content.pid === machine.processId ? !heldTokens.has(content.token) : !machine.isAlive(content.pid);
}

// Two processes may find the same stale lock. Only the holder of the second lock removes it, and only if it is
// unchanged. Otherwise the slower process would remove the new lock of the faster one.
async function removeStale(machine: Machine, lock: string, stale: StandingLock): Promise<void> {
  const guard = `${lock}.takeover`;
  try {
    await (await machine.fileSystem.openNew(guard, 0o644)).close();
  } catch (error) {
    if (systemErrorCode(error) !== 'EEXIST') throw error;
    await removeOldGuard(machine, guard);
    return;
  }
  try {
    const again = await readLock(machine, lock);
    if (again !== null && again.content?.token === stale.content?.token && isStale(machine, lock, again)) {
      await machine.fileSystem.remove(lock);
    }
  } finally {
    await removeQuietly(machine, guard);
  }
}

async function removeOldGuard(machine: Machine, guard: string): Promise<void> {
  const read = await readWhole(machine.fileSystem, guard, 10_000);
  if (read.state === 'read' && ageOf(machine, guard, read.facts.modifiedAt) > unreadableStaleAfterMs) {
    await removeQuietly(machine, guard);
  } else await machine.sleep(5);
}

// The save is already done or failed; a leftover lock becomes stale for the next save.
async function removeQuietly(machine: Machine, path: string): Promise<void> {
  await machine.fileSystem.remove(path).catch(() => undefined);
}
