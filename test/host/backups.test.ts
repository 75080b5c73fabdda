import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createNodeHost, type NodeHost, sessionKeyStore } from '@guide-studio/host/node';
import { describe, expect, test } from 'vitest';
import { faultyFileSystem } from './faultyFileSystem.ts';
import { nodeHost } from './hosts.ts';

const file = 'a.guide.json';
const text = '{\n  "title": "Café"\n}\n';
const work = '{\n  "title": "Tea \\ud800"\n}\n';
const key = '00000000-0000-4000-8000-000000000001';
const hash = createHash('sha256').update(text).digest('hex');
const unsaved = { key, file, name: file, text: work, baseHash: hash };
const windows = process.platform === 'win32';

interface Places {
  readonly folder: string;
  readonly home: string;
}

/** Returns the host that the next start of the program makes. */
async function restarted({ folder, home }: Places): Promise<NodeHost> {
  return await createNodeHost({ folder, home, kind: 'browser', version: 'test', keyStore: sessionKeyStore() });
}

async function listed(host: Pick<NodeHost, 'implementation'>) {
  const list = await host.implementation['backup.list']({});
  if (!list.ok) throw new Error(list.error.code);
  return list.value.backups;
}

describe('the next start', () => {
  test('offers what the last one kept, under the same file', async () => {
    const before = await nodeHost({ [file]: text });
    await before.implementation['backup.write'](unsaved);
    const after = await restarted(before);
    expect(await listed(after)).toMatchObject([{ key, file, name: file, baseHash: hash, diskHash: hash }]);
    expect(await after.implementation['backup.read']({ key })).toEqual({
      ok: true,
      value: { text: work, merging: null, beside: null },
    });
  });

  test('offers what comes beside a guide without a file, such as what its import lost', async () => {
    const before = await nodeHost({});
    const beside = JSON.stringify({ comments: [], translations: { translations: {} } });
    await before.implementation['backup.write']({ ...unsaved, file: null, baseHash: null, beside });
    const after = await restarted(before);
    expect(await after.implementation['backup.read']({ key })).toEqual({
      ok: true,
      value: { text: work, merging: null, beside },
    });
  });

  test('reaches a file of another folder again, though its handle is gone, and saves on it', async () => {
    const before = await nodeHost({});
    const elsewhere = join(before.root, 'elsewhere');
    await mkdir(elsewhere);
    await writeFile(join(elsewhere, file), text);
    const handle = await before.handOut(join(elsewhere, file));
    if (!handle.ok) throw new Error(handle.error.code);
    await before.implementation['backup.write']({ ...unsaved, file: handle.value });
    const after = await restarted(before);
    const [backup] = await listed(after);
    expect(backup?.file).toMatch(/^picked-/u);
    const save = { file: backup?.file ?? '', text: '{}', baseHash: backup?.baseHash ?? null };
    expect(await after.implementation['file.save'](save)).toMatchObject({ ok: true });
    expect(await readFile(join(elsewhere, file), 'utf8')).toBe('{}');
  });

  test('does not take a file of the same name in another folder for the one the work belongs to', async () => {
    const before = await nodeHost({ [file]: text });
    await before.implementation['backup.write'](unsaved);
    const other = join(before.root, 'other');
    await mkdir(other);
    await writeFile(join(other, file), '{}');
    const after = await restarted({ folder: other, home: before.home });
    const [backup] = await listed(after);
    expect(backup?.file).not.toBe(file);
    expect(backup?.diskHash).toBe(hash);
  });

  test('offers work as that of a new guide when its folder is gone', async () => {
    const before = await nodeHost({ [file]: text });
    await before.implementation['backup.write'](unsaved);
    const moved = join(before.root, 'moved');
    await rename(before.folder, moved);
    const after = await restarted({ folder: moved, home: before.home });
    expect(await listed(after)).toMatchObject([{ key, file: null, name: file, diskHash: null }]);
  });

  test('keeps work while a folder is in the place of its guide, or the guide’s folder is gone', async () => {
    const host = await nodeHost({ [file]: text });
    const path = join(host.folder, file);
    await rm(path);
    await mkdir(path);
    expect(await host.implementation['backup.write'](unsaved)).toEqual({ ok: true, value: null });
    await rename(host.folder, join(host.root, 'moved'));
    expect(await host.implementation['backup.write'](unsaved)).toEqual({ ok: true, value: null });
    expect(await host.implementation['backup.read']({ key })).toEqual({
      ok: true,
      value: { text: work, merging: null, beside: null },
    });
  });

  test('finds the base of the work in the local history, once, whatever the file contains then', async () => {
    const before = await nodeHost({ [file]: text });
    await before.implementation['backup.write'](unsaved);
    await before.implementation['backup.write']({ ...unsaved, text: '{}' });
    await writeFile(join(before.folder, file), '{ "title": "Milk" }');
    const after = await restarted(before);
    const list = await after.implementation['history.list']({ file });
    const versions = list.ok ? list.value.versions : [];
    expect(versions.map((version) => version.hash)).toEqual([hash.slice(0, 16)]);
    const read = await after.implementation['history.read']({ file, version: versions[0]?.id ?? '' });
    expect(read).toEqual({ ok: true, value: { text } });
  });

  test('keeps no base that does not stand in the file any more', async () => {
    const host = await nodeHost({ [file]: '{}' });
    expect(await host.implementation['backup.write'](unsaved)).toEqual({ ok: true, value: null });
    expect(await host.implementation['history.list']({ file })).toEqual({ ok: true, value: { versions: [] } });
  });

  test('offers an undecided merge also where the file says what the work says', async () => {
    const before = await nodeHost({ [file]: text });
    await before.implementation['backup.write']({ ...unsaved, text, merging: '{"decisions":{}}' });
    const after = await restarted(before);
    expect(await listed(after)).toMatchObject([{ key, merging: true }]);
    expect(await after.implementation['backup.read']({ key })).toEqual({
      ok: true,
      value: { text, merging: '{"decisions":{}}', beside: null },
    });
  });

  test('forgets work that the file holds already', async () => {
    const before = await nodeHost({ [file]: text });
    await before.implementation['backup.write']({ ...unsaved, text });
    const after = await restarted(before);
    expect(await listed(after)).toEqual([]);
    expect(await readdir(join(before.home, 'backups'))).toEqual([]);
  });
});

describe('a backup on the disk', () => {
  test.skipIf(windows)('is readable by its owner alone', async () => {
    const host = await nodeHost({ [file]: text });
    await host.implementation['backup.write'](unsaved);
    const folder = join(host.home, 'backups');
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await stat(join(folder, `${key}.json`))).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual([`${key}.json`]);
  });

  test.each([
    ['cut', '{"version": 1, "name": "a'],
    ['empty', ''],
    ['zeroed', '\u0000'.repeat(4096)],
    ['of another form', '{"version": 1, "name": 5}'],
    ['a list', '[]'],
  ])('that is %s is set aside, never deleted, and stops nothing', async (_, content) => {
    const before = await nodeHost({ [file]: text });
    const folder = join(before.home, 'backups');
    const damaged = key.replace(/1$/u, '2');
    await before.implementation['backup.write'](unsaved);
    await writeFile(join(folder, `${damaged}.json`), content);
    const after = await restarted(before);
    expect(await listed(after)).toMatchObject([{ key }]);
    const names = (await readdir(folder)).filter((name) => name.startsWith(damaged));
    expect(names).toEqual([expect.stringMatching(/\.json\.damaged-\d+$/u)]);
    expect(await readFile(join(folder, names[0] ?? ''), 'utf8')).toBe(content);
  });

  test('that is being written when the program ends is written to its end', async () => {
    const host = await nodeHost({ [file]: text });
    const writes = [...Array(8).keys()].map(
      async (at) => await host.dispatch('backup.write', { ...unsaved, key: `${key.slice(0, -1)}${at}` }),
    );
    await host.close();
    const names = await readdir(join(host.home, 'backups'));
    expect(names.filter((name) => name.startsWith('.'))).toEqual([]);
    expect(names).toHaveLength(writes.length);
    expect(await Promise.all(writes)).toEqual(writes.map(() => ({ ok: true, value: null })));
  });

  test('of a newer version is left as it is', async () => {
    const before = await nodeHost({ [file]: text });
    const folder = join(before.home, 'backups');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `${key}.json`), '{"version": 2}');
    const after = await restarted(before);
    expect(await listed(after)).toEqual([]);
    expect(await readdir(folder)).toEqual([`${key}.json`]);
  });

  test('that cannot be written says so by the name of the guide, and the one before stays whole', async () => {
    let full = false;
    const fileSystem = faultyFileSystem((_, name) => (full && name === 'write' ? 'ENOSPC' : 'none'));
    const host = await nodeHost({ [file]: text }, { machine: { fileSystem } });
    await host.implementation['backup.write'](unsaved);
    full = true;
    const refused = await host.implementation['backup.write']({ ...unsaved, text: '{}' });
    expect(refused).toEqual({ ok: false, error: { code: 'fileSystem', file, cause: 'ENOSPC' } });
    expect(await host.implementation['backup.read']({ key })).toEqual({
      ok: true,
      value: { text: work, merging: null, beside: null },
    });
  });
});
