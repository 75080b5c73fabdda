import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { sized } from '../size.ts';
import { archiveOf, hollowArchiveOf, listed, manyZeros, textOf } from './zipArchives.ts';

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
