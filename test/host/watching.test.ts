import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, symlink, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isConflictCopy, type Watched } from '@guide-studio/host/common';
import { describe, expect, test } from 'vitest';
import { nodeHost } from './hosts.ts';

const file = 'a.guide.json';
const text = '{\n  "title": "Coffee"\n}\n';
const other = '{\n  "title": "Teas!!"\n}\n';
const hashOf = (content: string) => createHash('sha256').update(content).digest('hex');

/** A host that watches one file; `next` resolves once the file differs from the last answer. */
async function following() {
  const made = await nodeHost({ [file]: text });
  const path = join(made.folder, file);
  let mark: string | null = null;
  async function next(): Promise<Watched> {
    const answer = await made.implementation['file.watch']({ file, seen: mark });
    if (!answer.ok) throw new Error(answer.error.code);
    mark = answer.value.mark;
    return answer.value;
  }
  expect(await next()).toMatchObject({ sight: { state: 'file', hash: hashOf(text) }, copies: [] });
  return { ...made, path, next };
}

describe('a file that is followed', () => {
  test.each([
    ['other content', async (path: string) => await writeFile(path, other), { state: 'file', hash: hashOf(other) }],
    ['nothing in it', async (path: string) => await truncate(path, 0), { state: 'file', hash: hashOf('') }],
    ['no file any more', async (path: string) => await rm(path), { state: 'absent', movedTo: null }],
    [
      'a folder in its place',
      async (path: string) => {
        await rm(path);
        await mkdir(path);
      },
      { state: 'notAFile' },
    ],
    [
      'another name',
      async (path: string) => await rename(path, join(path, '..', 'b.guide.json')),
      { state: 'absent', movedTo: { file: 'b.guide.json', name: 'b.guide.json' } },
    ],
  ])('%s is told', async (_, change, sight) => {
    const { path, next } = await following();
    const [notified] = await Promise.all([next(), change(path)]);
    expect(notified.sight).toEqual(sight);
  });

  test('a copy that is a link is no copy: nothing outside gets a name by it', async () => {
    const { path, folder, next } = await following();
    const outside = join(folder, '..', 'secret.json');
    await writeFile(outside, text);
    await symlink(outside, join(folder, 'a (conflicted copy).guide.json'));
    const [notified] = await Promise.all([next(), writeFile(path, other)]);
    expect(notified.copies).toEqual([]);
  });

  test('a file that is too large for a guide is reported without being read', async () => {
    const { path, folder, next } = await following();
    await writeFile(join(folder, 'a.guide.notes.json'), '');
    await truncate(join(folder, 'a.guide.notes.json'), 3_000_000_000);
    const [notified] = await Promise.all([next(), truncate(path, 4_000_000_000)]);
    expect(notified.sight).toEqual({ state: 'file', hash: 'too large: 4000000000' });
    expect(notified.notes).toBe('too large: 3000000000');
  });

  test('other content of the same size and the same time is told', async () => {
    const { path, next } = await following();
    const changed = async () => {
      await writeFile(path, other);
      await utimes(path, 1_000, 1_000);
    };
    await utimes(path, 1_000, 1_000);
    const [notified] = await Promise.all([next(), changed()]);
    expect(notified.sight).toEqual({ state: 'file', hash: hashOf(other) });
  });

  test('a touch and the same content once more are not told: the next real change is', async () => {
    const { path, next } = await following();
    const asked = next();
    await utimes(path, new Date(), new Date());
    await writeFile(path, await readFile(path));
    await writeFile(path, other);
    expect((await asked).sight).toEqual({ state: 'file', hash: hashOf(other) });
  });

  test('a file that is replaced by way of its removal is changed, not gone', async () => {
    const { path, next } = await following();
    const asked = next();
    await rm(path);
    await writeFile(path, other);
    expect((await asked).sight).toEqual({ state: 'file', hash: hashOf(other) });
  });

  test('a file that returns is told', async () => {
    const { path, next } = await following();
    await Promise.all([next(), rm(path)]);
    const [notified] = await Promise.all([next(), writeFile(path, text)]);
    expect(notified.sight).toEqual({ state: 'file', hash: hashOf(text) });
  });

  test('a write in pieces is told once, when it is whole', async () => {
    const { path, next } = await following();
    const asked = next();
    const whole = JSON.stringify({ title: 'x'.repeat(200_000) });
    for (let end = 50_000; end < whole.length; end += 50_000) await writeFile(path, whole.slice(0, end));
    await writeFile(path, whole);
    expect((await asked).sight).toEqual({ state: 'file', hash: hashOf(whole) });
    const [further] = await Promise.all([next(), writeFile(path, other)]);
    expect(further.sight).toEqual({ state: 'file', hash: hashOf(other) });
  });

  test('the copy of a sync tool beside it is told by name', async () => {
    const { folder, next } = await following();
    const copy = 'a.sync-conflict-20261120-101112-ABCDEFG.guide.json';
    const [notified] = await Promise.all([next(), writeFile(join(folder, copy), other)]);
    expect(notified).toMatchObject({
      sight: { state: 'file', hash: hashOf(text) },
      copies: [{ file: copy, name: copy }],
    });
  });

  test('the copy of a sync tool that has no name of a guide can be opened all the same', async () => {
    const { folder, next, implementation } = await following();
    const copy = "a.guide (Anna's conflicted copy 2026-11-20).json";
    const [notified] = await Promise.all([next(), writeFile(join(folder, copy), other)]);
    expect(notified.copies.map(({ name }) => name)).toEqual([copy]);
    const opened = await implementation['file.open']({ file: notified.copies[0]?.file ?? '' });
    expect(opened).toMatchObject({ ok: true, value: { name: copy, text: other } });
  });

  test('settings of the folder are reported when they come, change and go, and none for the same ones', async () => {
    const { folder, next } = await following();
    const settings = join(folder, 'guide-studio.json');
    const [come] = await Promise.all([next(), writeFile(settings, '{}')]);
    expect(come).toMatchObject({ settings: `guide-studio.json ${hashOf('{}')}` });
    const asked = next();
    await writeFile(settings, '{}');
    await writeFile(settings, '{ }');
    expect((await asked).settings).toBe(`guide-studio.json ${hashOf('{ }')}`);
    const [gone] = await Promise.all([next(), rm(settings)]);
    expect(gone.settings).toBeNull();
  });

  test('new notes beside it are reported, the same notes again are not', async () => {
    const { folder, next } = await following();
    const notes = join(folder, 'a.guide.notes.json');
    const [notified] = await Promise.all([next(), writeFile(notes, '{}')]);
    expect(notified).toMatchObject({ sight: { state: 'file', hash: hashOf(text) }, notes: hashOf('{}') });
    const asked = next();
    await writeFile(notes, '{}');
    await writeFile(notes, '{"comments": []}');
    expect((await asked).notes).toBe(hashOf('{"comments": []}'));
  });

  test('a change between two questions is told at once', async () => {
    const { path, next } = await following();
    await writeFile(path, other);
    expect((await next()).sight).toEqual({ state: 'file', hash: hashOf(other) });
  });

  test('a folder that disappears and returns is watched as before', async () => {
    const { folder, path, next } = await following();
    const away = `${folder}-elsewhere`;
    const [gone] = await Promise.all([next(), rename(folder, away)]);
    expect(['unreachable', 'absent']).toContain(gone.sight.state);
    await rename(away, folder);
    let notified = await next();
    while (notified.sight.state !== 'file') notified = await next();
    const asked = next();
    await writeFile(path, other);
    expect((await asked).sight).toEqual({ state: 'file', hash: hashOf(other) });
  });

  test('a missing folder is a state, not a failure', async () => {
    const { folder, next } = await following();
    const [notified] = await Promise.all([next(), rename(folder, `${folder}-elsewhere`)]);
    expect(['unreachable', 'absent']).toContain(notified.sight.state);
  });
});

test.each([
  ["Pilot (Anna's conflicted copy 2026-11-20).guide.json", true],
  ['Pilot (conflicted copy 2026-11-20 101112).guide.json', true],
  ['Pilot.guide (conflicted copy 2026-11-20).json', true],
  ['Pilot.sync-conflict-20261120-101112-ABCDEFG.guide.json', true],
  ['Pilot.guide.sync-conflict-20261120-101112-ABCDEFG.json', true],
  ['Pilot_conf(1).guide.json', true],
  ['Pilot (1).guide.json', false],
  ['Pilot 2.guide.json', false],
  ['Pilot.guide.notes.json', false],
  ['Pilot.guide.notes (conflicted copy 2026-11-20).json', false],
  ['Pilot two (conflicted copy 2026-11-20).guide.json', false],
  ['Pilot.guide.json', false],
  ['Other (conflicted copy).guide.json', false],
])('whether “%s” is a sync tool’s copy of Pilot: %s', (name, expected) => {
  expect(isConflictCopy(name, 'Pilot.guide.json')).toBe(expected);
});

test.each([
  ['Pilot.guide.notes (conflicted copy 2026-11-20).json', true],
  ["Pilot (Anna's conflicted copy).guide.notes.json", true],
  ['Pilot.guide.notes.sync-conflict-20261120-101112-ABCDEFG.json', true],
  ['Pilot (conflicted copy 2026-11-20).guide.json', false],
  ['Pilot.guide (conflicted copy 2026-11-20).json', false],
  ['Pilot.guide.json', false],
])('whether “%s” is a sync tool’s copy of the notes of Pilot: %s', (name, expected) => {
  expect(isConflictCopy(name, 'Pilot.guide.notes.json')).toBe(expected);
});
