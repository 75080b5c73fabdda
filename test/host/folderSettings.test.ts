import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nodeHost } from './hosts.ts';

// Laws: the nearest settings upward count, and only they; the window learns their name from the guide on, and no path.

const file = 'a.guide.json';
const settings = (id: string) => JSON.stringify({ advice: { [id]: 'off' } });

test('the nearest settings upward count', async () => {
  const { root, folder, implementation } = await nodeHost({ [file]: '{}' });
  const read = async () => await implementation['folder.settings']({ file });
  expect(await read()).toEqual({ ok: true, value: null });
  await writeFile(join(root, 'guide-studio.json'), settings('lookAlikes'));
  expect(await read()).toEqual({
    ok: true,
    value: { file: '../guide-studio.json', read: { ok: true, off: ['lookAlikes'] } },
  });
  await writeFile(join(folder, 'guide-studio.json'), settings('neverShown'));
  expect(await read()).toMatchObject({ value: { file: 'guide-studio.json', read: { off: ['neverShown'] } } });
});

test('faults are no failure, and what is no file is one', async () => {
  const { folder, implementation } = await nodeHost({ [file]: '{}', 'guide-studio.json': settings('nothing') });
  const read = async () => await implementation['folder.settings']({ file });
  expect(await read()).toMatchObject({
    ok: true,
    value: { read: { ok: false, faults: [{ code: 'unknownAdvice', line: 1 }] } },
  });
  await rm(join(folder, 'guide-studio.json'));
  await mkdir(join(folder, 'guide-studio.json'));
  const refused = { ok: false, error: { code: 'notAFile', file: 'guide-studio.json' } };
  expect(await read()).toEqual(refused);
});

test.skipIf(process.platform === 'win32')(
  'a link is not followed: nothing outside is read by it (not on Windows)',
  async () => {
    const { root, folder, implementation } = await nodeHost({ [file]: '{}' });
    await writeFile(join(root, 'secret.json'), settings('lookAlikes'));
    await symlink(join(root, 'secret.json'), join(folder, 'guide-studio.json'));
    expect(await implementation['folder.settings']({ file })).toMatchObject({ ok: false, error: { code: 'notAFile' } });
  },
);
