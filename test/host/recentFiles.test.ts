import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createNodeHost, sessionKeyStore } from '@guide-studio/host/node';
import { expect, test } from 'vitest';
import { nodeHost } from './hosts.ts';

const text = '{\n  "title": "A"\n}\n';

test('guides of other folders are listed by the next host, and a missing one is marked', async () => {
  const { implementation, handOut, root, folder, home } = await nodeHost({ 'a.guide.json': text });
  const elsewhere = join(root, 'elsewhere');
  await mkdir(elsewhere);
  const path = join(elsewhere, 'b.guide.json');
  await writeFile(path, text);
  const handle = await handOut(path);
  if (handle.ok) await implementation['file.open']({ file: handle.value });
  await implementation['file.open']({ file: 'a.guide.json' });
  await rm(join(folder, 'a.guide.json'));

  const next = await createNodeHost({ folder, home, kind: 'browser', version: 'test', keyStore: sessionKeyStore() });
  const recent = await next.implementation['file.recent']({});
  expect(recent).toMatchObject({
    ok: true,
    value: {
      files: [
        { name: 'a.guide.json', folder, file: null },
        { name: 'b.guide.json', folder: elsewhere },
      ],
    },
  });
  const file = recent.ok ? recent.value.files[1]?.file : null;
  expect(await next.implementation['file.open']({ file: file ?? '' })).toMatchObject({ ok: true, value: { text } });
});

test('a guide that is only looked at is not among those opened last', async () => {
  const { implementation } = await nodeHost({ 'a.guide.json': text });
  expect(await implementation['file.peek']({ file: 'a.guide.json' })).toMatchObject({ ok: true, value: { text } });
  expect(await implementation['file.recent']({})).toEqual({ ok: true, value: { files: [] } });
});

test('a damaged list is set aside, and a new one begins', async () => {
  const { implementation, home } = await nodeHost({ 'a.guide.json': text });
  await mkdir(home, { recursive: true });
  await writeFile(join(home, 'recent.json'), '{"files": [');
  expect(await implementation['file.recent']({})).toEqual({ ok: true, value: { files: [] } });
  await implementation['file.open']({ file: 'a.guide.json' });
  expect(JSON.parse(await readFile(join(home, 'recent.json'), 'utf8'))).toMatchObject({ files: [{}] });
});

test('a list that cannot be written stops no guide from being opened', async () => {
  const { implementation, home } = await nodeHost({ 'a.guide.json': text });
  await writeFile(home, 'a file stands where the folder should be');
  expect(await implementation['file.open']({ file: 'a.guide.json' })).toMatchObject({ ok: true });
});
