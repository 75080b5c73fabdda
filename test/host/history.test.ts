import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { alwaysKept, type HostImplementation, type Version } from '@guide-studio/host/common';
import { createNodeHost, saveFile, sessionKeyStore, thisMachine } from '@guide-studio/host/node';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { outdated } from '../../packages/host/src/node/history/outdated.ts';
import { faultyFileSystem } from './faultyFileSystem.ts';
import { nodeHost } from './hosts.ts';

const file = 'a.guide.json';
const texts = Array.from({ length: 14 }, (_, number) => `{\n  "title": "Guide ${number}"\n}\n`);
const first = texts[0] ?? '';
const hashOf = (content: string) => createHash('sha256').update(content).digest('hex');
const seed = 20261120;

async function versions(host: HostImplementation): Promise<readonly Version[]> {
  const list = await host['history.list']({ file });
  if (!list.ok) throw new Error(list.error.code);
  return list.value.versions;
}

/** Saves texts in turn, each based on the one before. */
async function saveAll(host: HostImplementation): Promise<void> {
  for (const [at, text] of texts.entries()) {
    if (at === 0) continue;
    const saved = await host['file.save']({ file, text, baseHash: hashOf(texts[at - 1] ?? '') });
    expect(saved).toMatchObject({ ok: true, value: { kept: true } });
  }
}

describe('the local history', () => {
  test('is freed at a start of what killed saves left in it, and so is the home', async () => {
    const { implementation, home, folder } = await nodeHost({ [file]: first });
    await saveAll(implementation);
    const [guide = ''] = await readdir(join(home, 'history'));
    const kept = join(home, 'history', guide);
    const hidden = async () =>
      (await Promise.all([kept, home].map(async (path) => await readdir(path)))).map((names) =>
        names.filter((name) => name.startsWith('.')),
      );
    expect(await hidden()).toEqual([[], []]);
    const dead = spawnSync(process.execPath, ['--version']).pid;
    const machine = thisMachine({
      fileSystem: faultyFileSystem((_, name) => (name === 'rename' || name === 'remove' ? 'EIO' : 'none')),
      processId: dead,
    });
    for (const path of [join(kept, `1700000000000-save-${'0'.repeat(16)}.guide.json`), join(home, 'settings.json')]) {
      await saveFile(machine, { path, bytes: Buffer.from(first), baseHash: null });
    }
    expect((await hidden()).map((names) => names.length)).toEqual([2, 2]);
    await createNodeHost({ kind: 'browser', version: 'test', folder, home, keyStore: sessionKeyStore() });
    expect(await hidden()).toEqual([[], []]);
  });

  test('holds the version before every save, newest first, to the byte', async () => {
    const { implementation } = await nodeHost({ [file]: first });
    await saveAll(implementation);
    const kept = await versions(implementation);
    const read = await Promise.all(
      kept.map(async ({ id }) => await implementation['history.read']({ file, version: id })),
    );
    expect(read.map((each) => each.ok && each.value.text)).toEqual(texts.slice(0, -1).reverse());
    expect(kept.every(({ reason }) => reason === 'save')).toBe(true);
  });

  test('keeps a byte order mark and foreign line ends of what stood there', async () => {
    const foreign = '\uFEFF{\r\n\t"title": "Café"\r\n}';
    const { implementation } = await nodeHost({ [file]: foreign });
    await implementation['file.save']({ file, text: first, baseHash: hashOf(foreign) });
    const [version] = await versions(implementation);
    const read = await implementation['history.read']({ file, version: version?.id ?? '' });
    expect(read).toEqual({ ok: true, value: { text: foreign } });
  });

  test('says nothing twice: a repeated save and a second reload of the same leave one version', async () => {
    const { implementation } = await nodeHost({ [file]: first });
    const save = { file, text: texts[1] ?? '', baseHash: hashOf(first) };
    await implementation['file.save'](save);
    await implementation['file.save'](save);
    await implementation['history.keep']({ file, text: texts[2] ?? '', reason: 'reload' });
    await implementation['history.keep']({ file, text: texts[2] ?? '', reason: 'reload' });
    expect((await versions(implementation)).map(({ reason }) => reason)).toEqual(['reload', 'save']);
  });

  test('outlives the program, belongs to one path, and is its owner’s alone', async () => {
    const made = await nodeHost({ [file]: first, 'b.guide.json': first });
    await saveAll(made.implementation);
    const options = { folder: made.folder, home: made.home, kind: 'browser', version: 'test' } as const;
    const after = await createNodeHost({ ...options, keyStore: sessionKeyStore() });
    expect(await versions(after.implementation)).toHaveLength(texts.length - 1);
    const neighbour = await after.implementation['history.list']({ file: 'b.guide.json' });
    expect(neighbour).toEqual({ ok: true, value: { versions: [] } });
    const history = join(made.home, 'history');
    const [folder = ''] = await readdir(history);
    const [name = ''] = await readdir(join(history, folder));
    expect((await stat(history)).mode & 0o077).toBe(0);
    expect((await stat(join(history, folder, name))).mode & 0o077).toBe(0);
  });

  test('that cannot be written stops no save, and the answer says so', async () => {
    const made = await nodeHost({ [file]: first });
    await mkdir(made.home, { recursive: true });
    await writeFile(join(made.home, 'history'), 'in the way');
    const saved = await made.implementation['file.save']({ file, text: texts[1] ?? '', baseHash: hashOf(first) });
    expect(saved).toMatchObject({ ok: true, value: { kept: false } });
    expect(await readFile(join(made.folder, file), 'utf8')).toBe(texts[1]);
    expect(await readFile(join(made.home, 'history'), 'utf8')).toBe('in the way');
  });

  test('is limited by the settings, and the newest versions stay whatever they are', async () => {
    const long = 'x'.repeat(1024 * 1024);
    const { implementation } = await nodeHost({});
    await implementation['settings.write']({ history: { days: 90, megabytes: 1 } });
    for (let number = 0; number < alwaysKept + 3; number += 1) {
      await implementation['history.keep']({ file, text: `${number}${long}`, reason: 'merge' });
    }
    expect(await versions(implementation)).toHaveLength(alwaysKept);
  });

  test('has no other names: an id never leads out of it', async () => {
    const { dispatch } = await nodeHost({ [file]: first });
    for (const version of ['../../settings', `${'1'.repeat(13)}-save-../../x`, '', 'x'.repeat(3000)]) {
      expect(await dispatch('history.read', { file, version })).toMatchObject({
        ok: false,
        error: { code: 'invalidInput', path: ['version'] },
      });
    }
  });
});

describe('thinning', () => {
  const now = 10_000 * 86_400_000;
  const hour = 3_600_000;
  const version = fc.record({
    id: fc.uuid(),
    keptAt: fc.oneof(fc.integer({ min: 0, max: now }), fc.integer({ min: now - 30 * hour, max: now })),
    reason: fc.constantFrom('save', 'save', 'save', 'reload', 'merge', 'restore'),
    hash: fc.constant(''),
    bytes: fc.integer({ min: 0, max: 400_000 }),
  });
  const limits = fc.record({ days: fc.integer({ min: 1, max: 9_000 }), megabytes: fc.integer({ min: 1, max: 5 }) });
  const newestFirst = (versions: readonly Version[]) => [...versions].sort((a, b) => b.keptAt - a.keptAt);

  test(`keeps the newest, stays within the limits, and removes nothing more when it runs again (seed ${seed})`, () => {
    const law = fc.property(fc.array(version, { maxLength: 60 }), limits, (made, limit) => {
      const sorted = newestFirst(made);
      const gone = new Set(outdated(sorted, limit, now));
      const kept = sorted.filter((each) => !gone.has(each));
      const size = kept.reduce((sum, { bytes }) => sum + bytes, 0);
      expect(sorted.slice(0, alwaysKept).every((each) => !gone.has(each))).toBe(true);
      if (kept.length > alwaysKept) {
        expect(size).toBeLessThanOrEqual(limit.megabytes * 1024 * 1024);
        expect(kept.at(-1)?.keptAt).toBeGreaterThanOrEqual(now - limit.days * 86_400_000);
      }
      expect(outdated(kept, limit, now)).toEqual([]);
    });
    fc.assert(law, { seed, numRuns: 300 });
  });

  test(`without limits removes only saves older than an hour that have a newer one close to them (seed ${seed})`, () => {
    const none = { days: Infinity, megabytes: Infinity };
    const law = fc.property(fc.array(version, { maxLength: 60 }), (made) => {
      const sorted = newestFirst(made);
      const gone = new Set(outdated(sorted, none, now));
      for (const each of gone) {
        const age = now - each.keptAt;
        const near = age < 24 * hour ? hour / 6 : age < 7 * 24 * hour ? hour : 24 * hour;
        expect(each.reason).toBe('save');
        expect(age).toBeGreaterThanOrEqual(hour);
        const replaces = ({ keptAt }: Version) => keptAt >= each.keptAt && keptAt - each.keptAt < near;
        expect(sorted.some((other) => other !== each && !gone.has(other) && replaces(other))).toBe(true);
      }
    });
    fc.assert(law, { seed, numRuns: 300 });
  });

  test('leaves a day of saves every minute with all of the last hour and one for each ten minutes before', () => {
    const saves = Array.from({ length: 24 * 60 }, (_, minute) => ({
      id: String(minute),
      keptAt: now - minute * 60_000 - 1,
      reason: 'save' as const,
      hash: '',
      bytes: 1,
    }));
    const gone = outdated(saves, { days: 90, megabytes: 100 }, now);
    expect(saves.slice(0, 60).filter((save) => gone.includes(save))).toEqual([]);
    expect(saves.length - gone.length).toBe(60 + 23 * 6);
  });
});
