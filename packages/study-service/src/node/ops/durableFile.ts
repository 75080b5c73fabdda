import { chmodSync, closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isRunning } from '../isRunning.ts';

function sync(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Makes the names in a folder survive a power cut. Windows cannot open folders and syncs them itself. */
export function syncFolder(path: string): void {
  if (process.platform !== 'win32') sync(path);
}

/**
 * Gives a finished file its name, readable only by its owner. Syncs the content, then renames, then syncs the folder.
 */
export function publishFile(finished: string, name: string): void {
  chmodSync(finished, 0o600);
  sync(finished);
  renameSync(finished, name);
  syncFolder(dirname(name));
}

/** Gives a finished folder its name. Its files have been synced. */
export function publishFolder(finished: string, name: string): void {
  renameSync(finished, name);
  syncFolder(dirname(name));
}

/** Returns the name that a file or folder has until it is finished, beside its own. */
export const unfinishedName = (name: string): string => join(dirname(name), `.${basename(name)}.${process.pid}.part`);

/** Deletes what processes that were killed left of a file or folder that they did not finish. */
export function removeUnfinished(name: string): void {
  const folder = dirname(name);
  const [before, after] = [`.${basename(name)}.`, '.part'];
  for (const each of readdirSync(folder)) {
    if (!each.startsWith(before) || !each.endsWith(after)) continue;
    const owner = each.slice(before.length, -after.length);
    if (/^\d+$/u.test(owner) && !isRunning(Number(owner))) rmSync(join(folder, each), { recursive: true });
  }
}
