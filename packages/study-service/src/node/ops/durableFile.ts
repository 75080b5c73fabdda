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
 * Gives a finished file its name, for its owner only: content on disk first, then the name, then the folder that holds
 * it.
 */
export function publishFile(finished: string, name: string): void {
  chmodSync(finished, 0o600);
  sync(finished);
  renameSync(finished, name);
  // Windows keeps folders in order by itself and lets nobody open them.
  if (process.platform !== 'win32') sync(dirname(name));
}
