import { basename, dirname } from 'node:path';
import {
  done,
  failed,
  type HostError,
  type HostResult,
  isJsonObject,
  type Json,
  type JsonObject,
  parseGuide,
} from '../../common/index.ts';
import { systemErrorCode, type Machine } from '../machine/machine.ts';
import { changeInTurn } from './changeInTurn.ts';
import { largestGuideBytes } from './guideText.ts';
import { hashOf, readWhole } from './readWhole.ts';
import { saveFile } from './saveFile.ts';

type UnreadableError = Extract<HostError, { code: 'unreadable' }>;

export interface JsonFileOptions {
  /** Permissions of a new file. */
  readonly permissions?: number;
  /** What happens to content that is not a JSON object: refused and not changed, or renamed. */
  readonly damaged: 'refuse' | 'setAside';
  /** What the file contains, for the error of `refuse`. */
  readonly found?: 'notes' | 'tests' | 'translations' | 'reading';
  /** Returns the object that such content represents; null if it is damaged. */
  readonly otherwise?: (text: string) => JsonObject | null;
}

interface ReadJson {
  /** Null if there is no file, or if it is damaged and will be renamed. */
  readonly value: JsonObject | null;
  readonly hash: string | null;
  readonly damaged: boolean;
}

/** Returns the object in one of our small JSON files; null if there is none. */
export async function readJsonFile(
  machine: Machine,
  path: string,
  options: JsonFileOptions,
): Promise<HostResult<JsonObject | null>> {
  const read = await readObject(machine, path, options);
  return read.ok ? done(read.value.value) : read;
}

/**
 * Replaces the object in one of our small JSON files. `change` gets the current object, and runs again if another
 * program wrote first, so no edit is lost. Returns the new object. Fails with `lockedByOther` after 20 attempts. The
 * format is that of {@link JSON.stringify} with two spaces.
 */
export async function updateJsonFile(
  machine: Machine,
  path: string,
  options: JsonFileOptions,
  change: (old: JsonObject | null) => JsonObject,
): Promise<HostResult<JsonObject>> {
  return await changeInTurn(path, async () => {
    const read = await readObject(machine, path, options);
    if (!read.ok) return read;
    const value = change(read.value.value);
    const outcome = await replaceObject(machine, path, read.value, value, options);
    return outcome.ok ? done(value) : outcome;
  });
}

async function replaceObject(
  machine: Machine,
  path: string,
  old: ReadJson,
  value: JsonObject,
  options: JsonFileOptions,
): Promise<HostResult<unknown>> {
  try {
    if (old.damaged) await setAside(machine, path);
  } catch (error) {
    return failed({ code: 'fileSystem', file: basename(path), cause: systemErrorCode(error) });
  }
  return await saveFile(machine, {
    path,
    bytes: Buffer.from(`${JSON.stringify(value, null, 2)}\n`),
    baseHash: old.damaged ? null : old.hash,
    permissions: options.permissions,
  });
}

async function readObject(machine: Machine, path: string, options: JsonFileOptions): Promise<HostResult<ReadJson>> {
  const file = basename(path);
  try {
    const read = await readWhole(machine.fileSystem, path, largestGuideBytes);
    if (read.state === 'absent') return done({ value: null, hash: null, damaged: false });
    if (read.state === 'tooLarge') {
      return failed({ code: 'tooLarge', file, bytes: read.bytes, limitBytes: largestGuideBytes });
    }
    if (read.state !== 'read') return failed({ code: 'notAFile', file });
    const value = parseObject(read.bytes, options.otherwise);
    if (value === null && options.damaged === 'refuse')
      return failed({ code: 'unreadable', file, found: options.found ?? 'notes', ...damageOf(read.bytes) });
    return done({ value, hash: hashOf(read.bytes), damaged: value === null });
  } catch (error) {
    return failed({ code: 'fileSystem', file, cause: systemErrorCode(error) });
  }
}

/** Returns where JSON is damaged; nothing if it is whole, but no object. */
function damageOf(bytes: Uint8Array): Pick<UnreadableError, 'line' | 'column'> {
  const parsed = parseGuide(bytes);
  if (parsed.ok) return {};
  const { code, line, column } = parsed.issue;
  return code === 'notAnObject' || line === undefined || column === undefined ? {} : { line, column };
}

function parseObject(bytes: Uint8Array, otherwise: JsonFileOptions['otherwise']): JsonObject | null {
  let text = '';
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const value = JSON.parse(text) as Json;
    return isJsonObject(value) ? value : null;
  } catch {
    return otherwise?.(text) ?? null;
  }
}

/** Renames a damaged file. Rejects with the system's code. */
export async function setAside(machine: Machine, path: string): Promise<void> {
  await machine.fileSystem.rename(path, `${path}.damaged-${machine.now()}`);
}

/** Renames those of our own files that are damaged, so that the user is told before they are replaced. Returns their names. */
export async function setDamagedAside(machine: Machine, paths: readonly string[]): Promise<readonly string[]> {
  const names: string[] = [];
  for (const path of paths) {
    const read = await readObject(machine, path, { damaged: 'setAside' });
    if (!read.ok || !read.value.damaged) continue;
    try {
      await setAside(machine, path);
      names.push(basename(path));
    } catch (error) {
      // It stays, and reads as if it were missing.
      systemErrorCode(error);
    }
  }
  return names;
}

/** Creates the folder of one of our files, for its owner only. */
export async function makeHome(machine: Machine, path: string): Promise<void> {
  await machine.fileSystem.makeFolder(dirname(path), 0o700);
}
