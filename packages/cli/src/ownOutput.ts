import { createHash } from 'node:crypto';
import { readFile, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOf } from '@guide-studio/host/node';
import { makeFolder } from '@guide-studio/study-service/node';
import type { Context } from './context.ts';
import { placesOf } from './studio/places.ts';

/** The note about a path: the hashes of what the command wrote there last, and of what it wrote before. */
async function noteOf(path: string, context: Context): Promise<{ readonly folder: string; readonly file: string }> {
  const folder = join(placesOf(context).home, 'outputs');
  const real = await realpath(path).catch(() => path);
  return { folder, file: join(folder, createHash('sha256').update(real).digest('hex').slice(0, 32)) };
}

async function notedIn(file: string): Promise<readonly string[]> {
  return (await readFile(file, 'utf8').catch(() => '')).split('\n').filter((hash) => hash !== '');
}

/** Returns true if the command itself wrote these bytes to this path, and nothing else since. */
export async function isOwnOutput(path: string, bytes: Uint8Array, context: Context): Promise<boolean> {
  const { file } = await noteOf(path, context);
  return (await notedIn(file)).includes(hashOf(bytes));
}

/**
 * Notes what the command is about to write, so that it may replace it later. It is noted before, since a killed command
 * may have written it; what it replaces stays noted too. If the note cannot be written, the next command asks for
 * `--force`.
 */
export async function noteOutput(path: string, bytes: Uint8Array, context: Context): Promise<void> {
  const { folder, file } = await noteOf(path, context);
  const hash = hashOf(bytes);
  const hashes = [hash, ...(await notedIn(file)).filter((other) => other !== hash)].slice(0, 2);
  try {
    makeFolder(folder, 0o700);
    await writeFile(file, `${hashes.join('\n')}\n`, { mode: 0o600 });
  } catch {
    // A home that cannot be written stops no output.
  }
}
