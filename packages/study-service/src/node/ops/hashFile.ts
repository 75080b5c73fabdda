import { closeSync, existsSync, openSync, readFileSync, readSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { newHash } from '../random.ts';
import { publishFile, removeUnfinished, unfinishedName } from './durableFile.ts';

/** The file beside a backup with the hash of its database, as `sha256sum` writes and checks it. */
const hashFileOf = (file: string): string => `${file}.sha256`;

/** Writes the hash of a finished file that is about to get its name. */
export function writeHashFile(finished: string, name: string): void {
  const file = hashFileOf(name);
  removeUnfinished(file);
  writeFileSync(unfinishedName(file), `${hashOfFile(finished)}  ${basename(name)}\n`);
  publishFile(unfinishedName(file), file);
}

/** Returns whether a copy of a backup has the bytes that its hash file says; null if there is no such file. */
export function isAsHashed(copy: string, file: string): boolean | null {
  const hashes = hashFileOf(file);
  return existsSync(hashes) ? readFileSync(hashes, 'utf8').startsWith(`${hashOfFile(copy)} `) : null;
}

function hashOfFile(path: string): string {
  const hash = newHash();
  const buffer = Buffer.alloc(1 << 20);
  const file = openSync(path, 'r');
  try {
    for (let read = readSync(file, buffer); read > 0; read = readSync(file, buffer)) hash.add(buffer.subarray(0, read));
  } finally {
    closeSync(file);
  }
  return hash.hex();
}
