import { execFileSync } from 'node:child_process';
import { open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createZipFile, type WriteAt } from '../../packages/host/src/node/archiving/zipFile.ts';
import { sized } from '../size.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const zeros = new Uint8Array(1 << 20);

type Files = readonly (readonly [string, () => AsyncGenerator<Uint8Array>])[];

async function write(files: Files, writeAt: WriteAt): Promise<void> {
  const zip = createZipFile(writeAt, Date.UTC(2026, 10, 26, 12, 30, 8));
  for (const [name, chunks] of files) await zip.add(name, chunks());
  await zip.end();
}

/** Writes an archive to the disk at once, because many small writes are slow. */
async function archiveOf(files: Files): Promise<string> {
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
async function hollowArchiveOf(files: Files): Promise<string> {
  const path = join(await temporaryFolder(), 'a.zip');
  const file = await open(path, 'wx');
  await write(files, async (bytes, position) => {
    if (bytes !== zeros) await file.write(bytes, 0, bytes.length, position);
  });
  await file.close();
  return path;
}

async function* textOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

async function* manyZeros(count: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < count; at += 1) yield zeros;
}

const listed = (path: string) => execFileSync('unzip', ['-Z', path], { maxBuffer: 1e9 }).toString();

test('names in any language, empty files and dates come back', async () => {
  const path = await archiveOf([
    ['Käse/1.txt', () => textOf('Brot')],
    ['empty', () => textOf('')],
  ]);
  execFileSync('unzip', ['-tq', path]);
  const list = listed(path);
  expect(list).toContain('Käse/1.txt');
  expect(list).toContain('26-Nov-26 12:30');
  expect(execFileSync('unzip', ['-p', path, '*1.txt']).toString()).toBe('Brot');
});

test('more files than two bytes count come back', async () => {
  const count = sized(66_000, 66_000, 200_000);
  const path = await archiveOf(Array.from({ length: count }, (_, at) => [`${at}.txt`, () => textOf(`${at}`)] as const));
  expect(listed(path)).toContain(`number of entries: ${count}`);
  expect(execFileSync('unzip', ['-p', path, `${count - 1}.txt`]).toString()).toBe(`${count - 1}`);
});

test('files and places above 4 GB come back', async () => {
  const path = await hollowArchiveOf([
    ['large.bin', () => manyZeros(4100)],
    ['after.txt', () => textOf('after')],
  ]);
  expect(listed(path)).toMatch(/4299161600 .*large\.bin/u);
  expect(execFileSync('unzip', ['-p', path, 'after.txt']).toString()).toBe('after');
});
