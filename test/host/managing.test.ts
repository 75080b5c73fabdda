import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nodeFileSystem } from '@guide-studio/host/node';
import { describe, expect, test } from 'vitest';
import { nodeHost } from './hosts.ts';

const file = 'a.guide.json';
const notes = 'a.guide.notes.json';
const key = '00000000-0000-4000-8000-000000000001';

async function seenOf(folder: string, name: string) {
  const { size, mtimeMs } = await stat(join(folder, name));
  return { bytes: size, modifiedAt: mtimeMs };
}

/** Returns every file below a folder, with its content. */
async function contentOf(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder)).sort();
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const)),
  );
}

describe('renaming a guide', () => {
  test('takes unsaved work and the list of recent guides along', async () => {
    const { implementation: host } = await nodeHost({ [file]: '{}' });
    await host['file.open']({ file });
    await host['backup.write']({ key, file, name: file, text: '{"title":"x"}', baseHash: null });
    expect(await host['file.rename']({ file, name: 'b' })).toMatchObject({ ok: true });
    expect(await host['backup.list']({})).toMatchObject({ value: { backups: [{ file: 'b.guide.json' }] } });
    expect(await host['file.recent']({})).toMatchObject({ value: { files: [{ file: 'b.guide.json' }] } });
  });

  test('adopts no notes of an earlier guide, and leaves everything in place', async () => {
    const all = { [file]: '{}', [notes]: '{"comments":[]}', 'b.guide.notes.json': '{"comments":[1]}' };
    const { implementation: host, folder } = await nodeHost(all);
    const refused = await host['file.rename']({ file, name: 'b' });
    expect(refused).toMatchObject({ ok: false, error: { code: 'alreadyExists', file: 'b.guide.notes.json' } });
    expect(await contentOf(folder)).toEqual(all);
  });

  test('says that another program is saving the guide', async () => {
    const { implementation: host, folder } = await nodeHost({ [file]: '{}' }, { machine: { sleep: async () => {} } });
    const lock = { owner: 'Ines', host: 'tea-room', pid: 1, token: 'x' };
    await writeFile(join(folder, '.a.guide.json.lock'), JSON.stringify(lock));
    expect(await host['file.rename']({ file, name: 'b' })).toMatchObject({
      error: { code: 'lockedByOther', owner: 'Ines on tea-room' },
    });
    expect(await readdir(folder)).toContain(file);
  });

  test('where no second name can be given, and where the system refuses, nothing is lost', async () => {
    for (const cause of ['EPERM', 'ENOSPC', 'EACCES']) {
      const refuse = async () => await Promise.reject(Object.assign(new Error(cause), { code: cause }));
      const noLink = { fileSystem: { ...nodeFileSystem, link: refuse } };
      const { implementation: host, folder } = await nodeHost({ [file]: '{}' }, { machine: noLink });
      expect(await host['file.rename']({ file, name: 'b' })).toMatchObject({ ok: true });
      expect(await contentOf(folder)).toEqual({ 'b.guide.json': '{}' });
      const nothing = { fileSystem: { ...nodeFileSystem, link: refuse, rename: refuse } };
      const other = await nodeHost({ [file]: '{}' }, { machine: nothing });
      expect(await other.implementation['file.rename']({ file, name: 'b' })).toMatchObject({
        error: { code: 'fileSystem', cause },
      });
      expect(await contentOf(other.folder)).toEqual({ [file]: '{}' });
    }
  });
});

describe('deleting a guide', () => {
  test('keeps it with its notes in the local history, and brings both back', async () => {
    const all = { [file]: '{"title":"x"}', [notes]: '{"comments":[]}' };
    const { implementation: host, folder, home } = await nodeHost(all);
    const deleted = await host['file.delete']({ file, seen: await seenOf(folder, file) });
    if (!deleted.ok || deleted.value.key === null) throw new Error('It was not kept.');
    expect(await readdir(folder)).toEqual([]);
    for (const name of await readdir(join(home, 'history', 'deleted'))) {
      const { mode } = await stat(join(home, 'history', 'deleted', name));
      expect(mode & 0o777).toBe(0o600);
    }
    expect(await host['file.undelete']({ key: deleted.value.key })).toMatchObject({ value: { file } });
    expect(await contentOf(folder)).toEqual(all);
    expect(await readdir(join(home, 'history', 'deleted'))).toEqual([]);
  });

  test('goes to the trash of the system, with its notes', async () => {
    const trashed: string[] = [];
    const trash = async (path: string) => {
      await rename(path, `${path}.trashed`);
      trashed.push(path);
    };
    const all = { [file]: '{}', [notes]: '{}' };
    const { implementation: host, folder } = await nodeHost(all, { trash });
    expect(await host['session.describe']({})).toMatchObject({ value: { capabilities: { trash: true } } });
    expect(await host['file.delete']({ file, seen: await seenOf(folder, file) })).toEqual({
      ok: true,
      value: { key: null },
    });
    expect(trashed).toEqual([join(folder, file), join(folder, notes)]);
  });

  test('reports if the trash takes the guide and not its notes, and nothing if there are no notes', async () => {
    const trash = async (path: string) => {
      if (path.endsWith('.notes.json')) throw new Error('The trash is full.');
      await rm(path);
    };
    const { implementation: host, folder } = await nodeHost({ [file]: '{}', [notes]: '{}' }, { trash });
    expect(await host['file.delete']({ file, seen: await seenOf(folder, file) })).toEqual({
      ok: false,
      error: { code: 'notesStay', file, notes },
    });
    expect(await contentOf(folder)).toEqual({ [notes]: '{}' });
    const without = await nodeHost({ [file]: '{}' }, { trash });
    const gone = await without.implementation['file.delete']({ file, seen: await seenOf(without.folder, file) });
    expect(gone).toEqual({ ok: true, value: { key: null } });
  });

  test('restores both or nothing: a second try makes no second guide', async () => {
    const all = { [file]: '{"title":"x"}', [notes]: '{"comments":[]}' };
    for (const broken of [file, notes]) {
      let isFull = false;
      const openNew: typeof nodeFileSystem.openNew = async (path, ...rest) => {
        if (isFull && path.includes(broken)) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
        return await nodeFileSystem.openNew(path, ...rest);
      };
      const machine = { fileSystem: { ...nodeFileSystem, openNew } };
      const { implementation: host, folder } = await nodeHost(all, { machine });
      const deleted = await host['file.delete']({ file, seen: await seenOf(folder, file) });
      if (!deleted.ok || deleted.value.key === null) throw new Error('It was not kept.');
      const { key: kept } = deleted.value;
      isFull = true;
      expect(await host['file.undelete']({ key: kept }), broken).toMatchObject({ error: { cause: 'ENOSPC' } });
      expect(await contentOf(folder), broken).toEqual({});
      isFull = false;
      expect(await host['file.undelete']({ key: kept }), broken).toMatchObject({ value: { file } });
      expect(await contentOf(folder), broken).toEqual(all);
    }
  });

  test('is kept with the local history if the drive has no trash', async () => {
    const trash = async () => await Promise.reject(new Error('no trash here'));
    const { implementation: host, folder } = await nodeHost({ [file]: '{}' }, { trash });
    const deleted = await host['file.delete']({ file, seen: await seenOf(folder, file) });
    expect(deleted).toMatchObject({ ok: true, value: { key: expect.stringMatching(/^\d/) } });
    expect(await host['file.deleted']({})).toMatchObject({ value: { files: [{ name: file, folder }] } });
  });

  test('removes nothing before it is kept', async () => {
    const refuse = async () => await Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }));
    const { implementation: host, folder, home } = await nodeHost({ [file]: '{}' });
    const machine = { fileSystem: { ...nodeFileSystem, openNew: refuse } };
    const full = await nodeHost({ [file]: '{}' }, { machine });
    const failed = await full.implementation['file.delete']({ file, seen: await seenOf(full.folder, file) });
    expect(failed).toMatchObject({ ok: false, error: { cause: 'ENOSPC' } });
    expect(await contentOf(full.folder)).toEqual({ [file]: '{}' });
    // The answer reports files that were removed in the meantime.
    const seen = await seenOf(folder, file);
    await rm(join(folder, file));
    expect(await host['file.delete']({ file, seen })).toMatchObject({ error: { code: 'notFound' } });
    expect(await readdir(home).catch(() => [])).not.toContain('deleted');
  });
});
