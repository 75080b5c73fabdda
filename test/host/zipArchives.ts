import { execFileSync } from 'node:child_process';
import { open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createZipFile, type WriteAt } from '../../packages/host/src/node/archiving/zipFile.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const zeros = new Uint8Array(1 << 20);

type Files = readonly (readonly [string, () => AsyncGenerator<Uint8Array>])[];

async function write(files: Files, writeAt: WriteAt): Promise<void> {
  const zip = createZipFile(writeAt, Date.UTC(2026, 10, 26, 12, 30, 8));
  for (const [name, chunks] of files) await zip.add(name, chunks());
  await zip.end();
}

/** Writes an archive to the disk at once, because many small writes are slow. */
export async function archiveOf(files: Files): Promise<string> {
  let all = Buffer.alloc(1 << 16);
  let length = 0;
  await write(files, async (bytes, position) => {
    length = Math.max(length, position + bytes.length);
    while (all.length < length) all = Buffer.concat([all, Buffer.alloc(all.length)]);
    all.set(bytes, position);
  });
  const path = join(await temporaryFolder(), 'a.zip');
  await writeFile(path, all.subarray(0, length));
  return path;
}

/** Writes an archive without its zeros: the file has holes. */
export async function hollowArchiveOf(files: Files): Promise<string> {
  const path = join(await temporaryFolder(), 'a.zip');
  const file = await open(path, 'wx');
  await write(files, async (bytes, position) => {
    if (bytes !== zeros) await file.write(bytes, 0, bytes.length, position);
  });
  await file.close();
  return path;
}

export async function* textOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

export async function* manyZeros(count: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < count; at += 1) yield zeros;
}

/** Returns what another program lists. */
export const listed = (path: string) => execFileSync('unzip', ['-Z', path], { maxBuffer: 1e9 }).toString();
