import { createHash } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, readSync, renameSync, writeSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { syncFolder, unfinishedName } from './durableFile.ts';

/** The file beside a backup with the hash of its database, as `sha256sum` writes and checks it. */
const hashFileOf = (file: string): string => `${file}.sha256`;

/** Writes the hash of a finished file that is about to get its name. */
export function writeHashFile(finished: string, name: string): void {
  const unfinished = unfinishedName(hashFileOf(name));
  const file = openSync(unfinished, 'w', 0o600);
  try {
    writeSync(file, `${hashOf(finished)}  ${basename(name)}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(unfinished, hashFileOf(name));
  syncFolder(dirname(name));
}

/** Returns whether a copy of a backup has the bytes that its hash file says; null if there is no such file. */
export function isAsHashed(copy: string, file: string): boolean | null {
  const hashes = hashFileOf(file);
  return existsSync(hashes) ? readFileSync(hashes, 'utf8').startsWith(`${hashOf(copy)} `) : null;
}

function hashOf(path: string): string {
  const hash = createHash('sha256');
  const buffer = Buffer.alloc(1 << 20);
  const file = openSync(path, 'r');
  try {
    for (let read = readSync(file, buffer); read > 0; read = readSync(file, buffer))
      hash.update(buffer.subarray(0, read));
  } finally {
    closeSync(file);
  }
  return hash.digest('hex');
}
