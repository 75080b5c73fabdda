import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { archiveOf, listed, textOf } from './zipArchives.ts';

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
