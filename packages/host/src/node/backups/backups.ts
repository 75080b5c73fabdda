import { basename, join } from 'node:path';
import {
  type Backup,
  createSentTexts,
  done,
  failed,
  type HostImplementation,
  type HostResult,
} from '../../common/index.ts';
import { systemErrorCode, type Machine } from '../machine/machine.ts';
import { makeHome, readJsonFile, setAside, updateJsonFile } from '../saving/jsonFile.ts';
import { oneAtATime } from '../saving/oneAtATime.ts';
import { hashOf, readWhole } from '../saving/readWhole.ts';
import { largestGuideBytes } from '../saving/guideText.ts';
import type { ReachableFile, Workspace } from '../workspace/workspace.ts';
import { type BackupFile, backupFileOf, jsonOf } from './backupFile.ts';

type BackupMethod = Extract<keyof HostImplementation, `backup.${string}` | 'text.send'>;

const options = { permissions: 0o600, damaged: 'setAside' } as const;
/** The largest guide plus as much merge data, with every character escaped, and the rest. */
const largestBackupBytes = 6 * largestGuideBytes;
const ending = '.json';
const backupName = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.json$/iu;

/**
 * Returns `text.send` and the `backup.*` methods: one file per key, readable only by its owner. Guide files are read to compare, never
 * written. A backup that cannot be parsed is renamed and ignored. `keepBase` receives the content that unsaved work is
 * based on while the file still has it. Without it, the user's changes could not be separated from later changes by
 * others.
 */
export function backups(
  machine: Machine,
  workspace: Workspace,
  folder: string,
  keepBase: (path: string, bytes: Uint8Array) => Promise<unknown>,
): Pick<HostImplementation, BackupMethod> {
  const pathOf = (key: string) => join(folder, key + ending);
  /** The last base hash looked up for each key. */
  const bases = new Map<string, string | null>();
  const sent = createSentTexts(largestGuideBytes);
  const underWay = new Set<Promise<unknown>>();

  /** Looks once per base hash: later the file may have other content. */
  async function keepBaseOnce(key: string, path: string | null, baseHash: string | null): Promise<void> {
    if (bases.get(key) === baseHash) return;
    bases.set(key, baseHash);
    const bytes = path === null || baseHash === null ? null : await bytesAt(machine, path);
    if (path !== null && bytes !== null && hashOf(bytes) === baseHash) await keepBase(path, bytes);
  }

  return {
    'text.send': sent['text.send'],
    'backup.write': async ({ key, file, name, text: textOrSent, baseHash, merging = null, beside = null }) => {
      const found = sent.textOf(key, textOrSent);
      if (!found.ok) return found;
      const text = found.value;
      const bytes = Buffer.byteLength(text);
      if (bytes > largestGuideBytes) {
        return failed({ code: 'tooLarge', file: name, bytes, limitBytes: largestGuideBytes });
      }
      const place = file === null ? null : await workspace.resolve(file);
      if (place?.ok === false && place.error.code === 'notReachable') return place;
      // Backups matter most when the guide was replaced by a folder or is gone.
      const path = place?.ok ? place.value.path : file === null ? null : workspace.pathOf(file);
      const [keptMerging, keptBeside] = [merging, beside].map((one) =>
        one !== null && Buffer.byteLength(one) <= largestGuideBytes ? one : null,
      );
      const content = {
        name,
        path,
        baseHash,
        text,
        writtenAt: machine.now(),
        merging: keptMerging ?? null,
        beside: keptBeside ?? null,
      };
      const writing = oneAtATime(`backup ${key}`, async () => {
        const written = await write(machine, pathOf(key), content);
        if (written.ok) await keepBaseOnce(key, path, baseHash);
        return written;
      });
      underWay.add(writing);
      return await writing.finally(() => underWay.delete(writing));
    },
    'backup.list': async () => {
      // A page that is loaded again asks while the last write of the page before is not done.
      await Promise.allSettled(underWay);
      const found: Backup[] = [];
      for (const fileName of await namesIn(machine, folder)) {
        const listed = await look(machine, workspace, join(folder, fileName));
        if (listed !== null) found.push({ key: fileName.slice(0, -ending.length), ...listed });
      }
      return done({ backups: found.sort((a, b) => b.writtenAt - a.writtenAt) });
    },
    'backup.read': async ({ key }) => {
      const content = await readBackup(machine, pathOf(key));
      return content === null
        ? failed({ code: 'backupGone' })
        : done({ text: content.text, merging: content.merging, beside: content.beside });
    },
    'backup.discard': async ({ key }) =>
      await oneAtATime(`backup ${key}`, async () => {
        bases.delete(key);
        sent.forget(key);
        return await remove(machine, pathOf(key));
      }),
  };
}

/** Assigns backups of a renamed guide to its new path. */
export async function moveBackups(machine: Machine, folder: string, from: string, to: string): Promise<void> {
  for (const fileName of await namesIn(machine, folder)) {
    const path = join(folder, fileName);
    const content = await readBackup(machine, path);
    if (content?.path === from) await write(machine, path, { ...content, path: to, name: basename(to) });
  }
}

async function write(machine: Machine, path: string, content: BackupFile): Promise<HostResult<null>> {
  try {
    await makeHome(machine, path);
  } catch (error) {
    return failed({ code: 'fileSystem', file: content.name, cause: systemErrorCode(error) });
  }
  const written = await updateJsonFile(machine, path, options, () => jsonOf(content));
  if (written.ok) return done(null);
  // The user knows the guide, not its backup file.
  return failed('file' in written.error ? { ...written.error, file: content.name } : written.error);
}

async function namesIn(machine: Machine, folder: string): Promise<string[]> {
  const names = await machine.fileSystem.list(folder).catch(() => []);
  return names.filter((name) => backupName.test(name));
}

/** Returns one backup as listed; null if there is nothing to offer. */
async function look(machine: Machine, workspace: Workspace, path: string): Promise<Omit<Backup, 'key'> | null> {
  const content = await readBackup(machine, path);
  if (content === null) return null;
  const { name, baseHash, writtenAt, text, merging } = content;
  const place = content.path === null ? null : await reachedFile(workspace, content.path);
  const bytes = place === null ? null : await bytesAt(machine, place.path);
  const diskHash = bytes === null ? null : hashOf(bytes);
  if (merging === null && diskHash === hashOf(Buffer.from(text))) {
    // The file has this text already: the save succeeded, but its answer or the discard was lost.
    await remove(machine, path);
    return null;
  }
  return { file: place?.file ?? null, name, baseHash, diskHash, writtenAt, merging: merging !== null };
}

/** Returns null also for a backup of a newer version, which is left unchanged. */
async function readBackup(machine: Machine, path: string): Promise<BackupFile | null> {
  try {
    const { bytes } = await machine.fileSystem.facts(path);
    const read = bytes > largestBackupBytes ? done(null) : await readJsonFile(machine, path, options);
    if (!read.ok) return null;
    const content = backupFileOf(read.value);
    if (content === 'damaged') await setAside(machine, path);
    return typeof content === 'string' ? null : content;
  } catch (error) {
    systemErrorCode(error);
    return null;
  }
}

/** The user chose this file earlier, in this folder or elsewhere. Returns null if its folder cannot be reached. */
async function reachedFile(workspace: Workspace, path: string): Promise<ReachableFile | null> {
  const place = await workspace.handOutFound(path);
  return place.ok ? place.value : null;
}

async function bytesAt({ fileSystem }: Machine, path: string): Promise<Uint8Array | null> {
  try {
    const read = await readWhole(fileSystem, path, largestGuideBytes);
    return read.state === 'read' ? read.bytes : null;
  } catch (error) {
    systemErrorCode(error);
    return null;
  }
}

async function remove(machine: Machine, path: string): Promise<HostResult<null>> {
  try {
    await machine.fileSystem.remove(path);
  } catch (error) {
    const cause = systemErrorCode(error);
    if (cause !== 'ENOENT') return failed({ code: 'backupStays', cause });
  }
  return done(null);
}
