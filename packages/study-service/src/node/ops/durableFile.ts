import { chmodSync, closeSync, fsyncSync, openSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';

function sync(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/**
 * Gives a finished file its name, readable only by its owner. Syncs the content, then renames, then syncs the folder.
 */
export function publishFile(finished: string, name: string): void {
  chmodSync(finished, 0o600);
  sync(finished);
  renameSync(finished, name);
  // Windows cannot open folders and syncs them itself.
  if (process.platform !== 'win32') sync(dirname(name));
}
