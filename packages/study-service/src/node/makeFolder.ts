import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a folder and its missing parents, by default for their owner only. Throws the system's error. The recursive `mkdirSync`
 * of Node is not used: it never returns if the system reports a folder as missing that it cannot create, as in /proc.
 */
export function makeFolder(path: string, mode = 0o700): void {
  if (isFolder(path)) return;
  if (!existsSync(path)) makeFolder(dirname(path), mode);
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    // Another process created it at the same time.
    if (!isFolder(path)) throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
