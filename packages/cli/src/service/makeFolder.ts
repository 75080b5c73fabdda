import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it that are missing, for their owner only. Throws the system's error. Step by step: the
 * recursive `mkdirSync` of Node never returns where the system calls a folder missing that it cannot make, as in /proc.
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process made it at the same moment.
    if (!existsSync(path)) throw error;
  }
}
