import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { folderToOpen } from '../../electron/src/folderToOpen.ts';
import { eventually } from '../eventually.ts';
import { double } from './electronDouble.ts';

vi.mock('electron', async () => (await import('./electronDouble.ts')).electron);

let root = '';
beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'guide-studio-start-')));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(root, { recursive: true, force: true });
});

test('a start that fails says why in a box of the system, and ends', async () => {
  // No folder can be made below a file; a full disk fails at the same place.
  await writeFile(join(root, 'file'), '');
  vi.stubEnv('GUIDE_STUDIO_HOME', join(root, 'file', 'home'));
  await import('../../electron/src/main.ts');
  await eventually('the application ends with 1', () => expect(double.app.exit).toHaveBeenCalledWith(1));
  expect(double.dialog.errors.at(-1)).toMatch(/^Guide Studio could not start: ENOTDIR[^]+disk has space/u);
  expect(double.windows).toEqual([]);
});

test('a folder that is gone: the usual one, with a sentence; a file whose folder is gone: the usual one', async () => {
  const places = {
    home: root,
    database: join(root, 'db'),
    workspace: join(root, 'Guides'),
    downloads: join(root, 'Downloads'),
  };
  const before = double.dialog.errors.length;
  expect(await folderToOpen({ folder: join(root, 'gone'), files: [] }, places)).toBe(places.workspace);
  expect(double.dialog.errors.slice(before)).toEqual([
    `The folder ${join(root, 'gone')} cannot be found. Guide Studio opens ${places.workspace} instead. Choose another folder with File › Open folder.`,
  ]);
  const lost = join(root, 'gone', 'a.guide.json');
  expect(await folderToOpen({ files: [lost] }, places)).toBe(places.workspace);
  expect(await folderToOpen({ files: [join(root, 'a.guide.json')] }, places)).toBe(root);
  expect(await folderToOpen({ files: [] }, places)).toBe(places.workspace);
  expect(double.dialog.errors).toHaveLength(before + 1);
});
