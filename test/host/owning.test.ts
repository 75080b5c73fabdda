import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createNodeHost, type Machine, nodeFileSystem, sessionKeyStore } from '@guide-studio/host/node';
import { describe, expect, test } from 'vitest';
import { nodeHost } from './hosts.ts';

const file = 'a.guide.json';
const claimName = '.a.guide.json.open';
const keyOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const [mine, yours] = [keyOf(1), keyOf(2)];

/** Starts another program on the same folder. */
async function another(folder: string, home: string, machine: Partial<Machine>) {
  const keyStore = sessionKeyStore();
  return await createNodeHost({ folder, home, kind: 'browser', version: 'test', keyStore, machine });
}

describe('who has a guide open', () => {
  test('is the window that came first, until it releases the guide', async () => {
    const { implementation } = await nodeHost({ [file]: '{}' });
    expect(await implementation['file.claim']({ file, key: mine, take: false })).toMatchObject({
      value: { state: 'mine' },
    });
    expect(await implementation['file.claim']({ file, key: yours, take: false })).toMatchObject({
      value: { state: 'other', here: true },
    });
    await implementation['file.release']({ file, key: yours });
    expect(await implementation['file.claim']({ file, key: yours, take: false })).toMatchObject({
      value: { state: 'other' },
    });
    await implementation['file.release']({ file, key: mine });
    expect(await implementation['file.claim']({ file, key: yours, take: false })).toMatchObject({
      value: { state: 'mine' },
    });
  });

  test('ends with the program, which leaves nothing in the folder', async () => {
    const { implementation, close, folder } = await nodeHost({ [file]: '{}' });
    await implementation['file.claim']({ file, key: mine, take: false });
    expect(await readdir(folder)).toContain(claimName);
    await close();
    expect(await readdir(folder)).toEqual([file]);
  });

  test('changes when another window takes the guide, and the first one learns it at the next renewal', async () => {
    const { implementation } = await nodeHost({ [file]: '{}' });
    await implementation['file.claim']({ file, key: mine, take: false });
    expect(await implementation['file.claim']({ file, key: yours, take: true })).toMatchObject({
      value: { state: 'mine' },
    });
    expect(await implementation['file.claim']({ file, key: mine, take: false })).toMatchObject({
      value: { state: 'other' },
    });
  });

  test('is told to another machine that shares the folder, with name and time', async () => {
    const { implementation, folder, root } = await nodeHost({ [file]: '{}' });
    await implementation['file.claim']({ file, key: mine, take: false });
    const other = await another(folder, join(root, 'elsewhere'), { hostName: 'tea-room', userName: 'reader' });
    const answer = await other.implementation['file.claim']({ file, key: yours, take: false });
    expect(answer).toMatchObject({ ok: true, value: { state: 'other', here: false } });
    await other.implementation['file.claim']({ file, key: yours, take: true });
    const back = await implementation['file.claim']({ file, key: mine, take: false });
    expect(back).toMatchObject({ value: { state: 'other', owner: 'reader', machine: 'tea-room', here: false } });
  });

  test.each<[string, number, Partial<Machine>]>([
    ['of a program that ended', 0, { isAlive: () => false }],
    ['that was not renewed for long, here', 200, { isAlive: () => true }],
    ['that was not renewed for long, elsewhere', 400, { hostName: 'tea-room', isAlive: () => true }],
  ])('a claim %s counts no more', async (_, late, machine) => {
    const { implementation, folder, home } = await nodeHost({ [file]: '{}' });
    await implementation['file.claim']({ file, key: mine, take: false });
    const time = new Date(Date.now() - late * 1000);
    await utimes(join(folder, claimName), time, time);
    const next = await another(folder, home, machine);
    expect(await next.implementation['file.claim']({ file, key: yours, take: false })).toMatchObject({
      value: { state: 'mine' },
    });
  });

  test.each([
    ['here', 151, {}],
    ['elsewhere', 301, { hostName: 'tea-room' }],
  ])('a claim of a clock that is ahead, %s, counts for as long as it is renewed', async (_, silence, machine) => {
    const { implementation, folder, home } = await nodeHost({ [file]: '{}' });
    await implementation['file.claim']({ file, key: mine, take: false });
    let now = Date.now();
    const next = await another(folder, home, { ...machine, now: () => now, isAlive: () => true });
    const sentences = async () => await next.implementation['file.claim']({ file, key: yours, take: false });
    for (let minute = 0; minute < 10; minute += 1) {
      const renewed = new Date(now + 660_000);
      await utimes(join(folder, claimName), renewed, renewed);
      expect(await sentences(), `minute ${minute}`).toMatchObject({ value: { state: 'other' } });
      now += 60_000;
    }
    now += (silence - 60) * 1000;
    expect(await sentences()).toMatchObject({ value: { state: 'mine' } });
  });

  test('a claim that is no longer renewed is removed at the next start, and one in use is not', async () => {
    const { implementation, folder, home } = await nodeHost({ [file]: '{}', 'b.guide.json': '{}' });
    await implementation['file.claim']({ file, key: mine, take: false });
    await implementation['file.claim']({ file: 'b.guide.json', key: mine, take: false });
    await writeFile(join(folder, `${claimName}-0123456789ab`), '');
    const longAgo = new Date(Date.now() - 3_600_000);
    for (const name of [claimName, `${claimName}-0123456789ab`]) await utimes(join(folder, name), longAgo, longAgo);
    await another(folder, home, {});
    expect(await readdir(folder)).toEqual(['.b.guide.json.open', file, 'b.guide.json']);
  });

  test('a truncated or foreign claim does not block anyone', async () => {
    const { implementation, folder } = await nodeHost({ [file]: '{}' });
    for (const content of ['', '{"owner":', '[]', '\u0000'.repeat(100)]) {
      await writeFile(join(folder, claimName), content);
      expect(await implementation['file.claim']({ file, key: mine, take: false })).toMatchObject({
        value: { state: 'mine' },
      });
      await implementation['file.release']({ file, key: mine });
    }
  });

  test('is kept in the home folder for a git work tree, and the list of guides never shows a claim', async () => {
    const { implementation, folder, home } = await nodeHost({ [file]: '{}' });
    await mkdir(join(folder, '.git'));
    await implementation['file.claim']({ file, key: mine, take: false });
    expect(await readdir(folder)).toEqual(['.git', file]);
    expect(await readdir(join(home, 'open'))).toHaveLength(1);
    const list = await implementation['file.list']({});
    expect(list.ok && list.value.files.map(({ name }) => name)).toEqual([file]);
  });

  test('cannot be marked in a folder that accepts no file, and the answer says so; the guide is unchanged', async () => {
    const { folder, home } = await nodeHost({ [file]: '{}' });
    const fileSystem = {
      ...nodeFileSystem,
      openNew: async () => {
        throw Object.assign(new Error('refused'), { code: 'EROFS' });
      },
    };
    const host = await another(folder, home, { fileSystem });
    expect(await host.implementation['file.claim']({ file, key: mine, take: false })).toEqual({
      ok: true,
      value: { state: 'unmarked' },
    });
    expect(await readFile(join(folder, file), 'utf8')).toBe('{}');
  });
});
