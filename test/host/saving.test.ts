import { chmod, mkdir, readdir, readFile, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOf, type Machine, saveFile, sweepLeftovers, thisMachine } from '@guide-studio/host/node';
import { describe, expect, test } from 'vitest';
import { type Fault, faultyFileSystem } from './faultyFileSystem.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const oldBytes = Buffer.from('{"title":"old"}\n'.repeat(1000));
const newBytes = Buffer.from('{"title":"new, and longer"}\n'.repeat(2000));

interface Attempt {
  readonly existing: boolean;
  readonly faultOf: (call: number, name: string) => Fault;
}

/** One save on a real disk with injected faults, and everything visible afterwards. */
async function attempt(root: string, { existing, faultOf }: Attempt) {
  const folder = join(root, String((await readdir(root)).length));
  await mkdir(folder);
  const path = join(folder, 'a.guide.json');
  if (existing) await writeFile(path, oldBytes);
  const fileSystem = faultyFileSystem(faultOf);
  const machine = thisMachine({ fileSystem, sleep: async () => undefined });
  const result = await saveFile(machine, { path, bytes: newBytes, baseHash: existing ? hashOf(oldBytes) : null });
  const disk = await readFile(path).catch(() => null);
  const onDisk = disk === null ? 'nothing' : disk.equals(oldBytes) ? 'old' : disk.equals(newBytes) ? 'new' : 'torn';
  return { folder, path, machine, fileSystem, result, onDisk, names: await readdir(folder) };
}

const causes = ['ENOSPC', 'EIO', 'EACCES', 'EPERM', 'EBUSY', 'EROFS', 'EDQUOT', 'EMFILE', 'shortWrite'];

describe.each([
  { what: 'a file that exists', existing: true, before: 'old' },
  { what: 'a new file', existing: false, before: 'nothing' },
])('every call of a save of $what made to fail', ({ existing, before }) => {
  test.each(causes)('%s: the file holds all old or all new bytes, and the answer is true', async (cause) => {
    const root = await temporaryFolder();
    const { fileSystem } = await attempt(root, { existing, faultOf: () => 'none' });
    const total = fileSystem.calls.length;
    expect(total).toBeGreaterThan(15);
    for (let failing = 0; failing < total; failing += 1) {
      const outcome = await attempt(root, { existing, faultOf: (call) => (call === failing ? cause : 'none') });
      const name = `${cause} at call ${failing}, ${outcome.fileSystem.calls[failing]}`;
      expect([name, outcome.onDisk]).toEqual([name, outcome.result.ok || outcome.onDisk === 'new' ? 'new' : before]);
      expect([name, outcome.fileSystem.open()]).toEqual([name, 0]);
      if (!outcome.result.ok) expect(outcome.result.error).toEqual({ code: 'fileSystem', file: 'a.guide.json', cause });
      const left = outcome.names.filter((left) => left.endsWith('.tmp'));
      if (outcome.fileSystem.calls[failing] !== 'remove') expect([name, left]).toEqual([name, []]);
    }
  });

  test('a fault that stays leaves the file as it was, and saving works once it is gone', async () => {
    const root = await temporaryFolder();
    const broken = await attempt(root, { existing, faultOf: (_, name) => (name === 'write' ? 'ENOSPC' : 'none') });
    expect([broken.onDisk, broken.result.ok]).toEqual([before, false]);
    const request = { path: broken.path, bytes: newBytes, baseHash: existing ? hashOf(oldBytes) : null };
    expect((await saveFile(thisMachine(), request)).ok).toBe(true);
    expect(await readFile(broken.path)).toEqual(newBytes);
  });

  test('answers only after the bytes, and then their name, are on the disk', async () => {
    const root = await temporaryFolder();
    const { fileSystem, names } = await attempt(root, { existing, faultOf: () => 'none' });
    const placed = fileSystem.calls.indexOf(existing ? 'rename' : 'link');
    const written = fileSystem.calls.lastIndexOf('write');
    expect(fileSystem.calls.slice(written, written + 3)).toEqual(['write', 'sync', 'close']);
    expect(written).toBeLessThan(placed);
    expect(fileSystem.calls.indexOf('sync', placed)).toBeGreaterThan(placed);
    expect(fileSystem.calls.lastIndexOf('write')).toBeLessThan(placed);
    expect(names).toEqual(['a.guide.json']);
  });
});

describe('what a save keeps and refuses', () => {
  test('the permissions of the file', async () => {
    const path = join(await temporaryFolder(), 'a.guide.json');
    await writeFile(path, oldBytes);
    await chmod(path, 0o640);
    await saveFile(thisMachine(), { path, bytes: newBytes, baseHash: hashOf(oldBytes) });
    expect((await stat(path)).mode & 0o777).toBe(0o640);
  });

  test('a link stays a link, and the file it names is replaced', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'real.guide.json'), oldBytes);
    await symlink('real.guide.json', join(folder, 'link.guide.json'));
    const path = join(folder, 'link.guide.json');
    expect((await saveFile(thisMachine(), { path, bytes: newBytes, baseHash: hashOf(oldBytes) })).ok).toBe(true);
    expect(await readFile(join(folder, 'real.guide.json'))).toEqual(newBytes);
    expect((await readdir(folder)).sort()).toEqual(['link.guide.json', 'real.guide.json']);
  });

  test('a change between the check and the rename is found', async () => {
    const root = await temporaryFolder();
    const path = join(root, 'a.guide.json');
    await writeFile(path, oldBytes);
    const late = faultyFileSystem(() => 'none');
    const fileSystem = {
      ...late,
      openNew: async (to: string, mode: number) => {
        if (to.endsWith('.tmp')) await writeFile(path, 'somebody else');
        return await late.openNew(to, mode);
      },
    };
    const saved = await saveFile(thisMachine({ fileSystem }), { path, bytes: newBytes, baseHash: hashOf(oldBytes) });
    expect(saved).toMatchObject({
      ok: false,
      error: { code: 'changedOnDisk', hash: hashOf(Buffer.from('somebody else')) },
    });
    expect(await readFile(path, 'utf8')).toBe('somebody else');
    expect(await readdir(root)).toEqual(['a.guide.json']);
  });

  test('a new file never replaces one that appeared meanwhile', async () => {
    const root = await temporaryFolder();
    const path = join(root, 'a.guide.json');
    const late = faultyFileSystem(() => 'none');
    const fileSystem = {
      ...late,
      link: async (from: string, to: string) => {
        await writeFile(path, 'somebody else');
        await late.link(from, to);
      },
    };
    const saved = await saveFile(thisMachine({ fileSystem }), { path, bytes: newBytes, baseHash: null });
    expect(saved).toMatchObject({ ok: false, error: { code: 'changedOnDisk' } });
    expect(await readFile(path, 'utf8')).toBe('somebody else');
    expect(await readdir(root)).toEqual(['a.guide.json']);
  });

  test('a disk that returns other bytes than were written', async () => {
    const path = join(await temporaryFolder(), 'a.guide.json');
    await writeFile(path, oldBytes);
    const real = faultyFileSystem(() => 'none');
    const fileSystem = {
      ...real,
      openNew: async (to: string, mode: number) => {
        const file = await real.openNew(to, mode);
        return {
          ...file,
          write: async (bytes: Uint8Array, at: number) =>
            await file.write(
              bytes.map(() => 0),
              at,
            ),
        };
      },
    };
    const saved = await saveFile(thisMachine({ fileSystem }), { path, bytes: newBytes, baseHash: hashOf(oldBytes) });
    expect(saved).toMatchObject({ ok: false, error: { code: 'fileSystem', cause: 'EIO' } });
    expect(await readFile(path)).toEqual(oldBytes);
  });

  test('a folder that accepts no lock file can be saved in, and the answer says so', async () => {
    const root = await temporaryFolder();
    const faultOf = (call: number, name: string) => (name === 'openNew' && call < 3 ? 'EPERM' : 'none');
    const { result, onDisk } = await attempt(root, { existing: true, faultOf });
    expect(result).toMatchObject({ ok: true, value: { locked: false } });
    expect(onDisk).toBe('new');
  });
});

const alive = process.ppid;
const dead = 2 ** 22 + 1;

function lockText(content: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ owner: 'Ines', host: 'studio-2', pid: alive, token: 'x', ...content });
}

async function saveUnderLock(text: string, machine: Partial<Machine> = {}) {
  const folder = await temporaryFolder();
  const path = join(folder, 'a.guide.json');
  await writeFile(path, oldBytes);
  await writeFile(join(folder, '.a.guide.json.lock'), text);
  const options = { sleep: async () => undefined, hostName: 'studio-2', ...machine };
  const result = await saveFile(thisMachine(options), { path, bytes: newBytes, baseHash: hashOf(oldBytes) });
  return { result, disk: await readFile(path), names: await readdir(folder) };
}

describe('the lock file of another program', () => {
  test.each([
    ['a living process of this machine', lockText({}), {}],
    ['another machine', lockText({ host: 'laptop', pid: dead }), {}],
    ['a process that is just writing it', '', {}],
    [
      'another machine whose clock is nine minutes ahead',
      lockText({ host: 'laptop' }),
      { now: () => Date.now() - 540_000 },
    ],
    ['a machine eleven minutes ahead', lockText({ host: 'laptop' }), { now: () => Date.now() - 660_000 }],
    ['a machine in the wrong time zone', lockText({ host: 'laptop' }), { now: () => Date.now() - 14 * 3_600_000 }],
    ['a process that is just writing it, ahead', '{"own', { now: () => Date.now() - 11_000 }],
  ])('of %s is waited for and then named; nothing is written', async (_, text, machine) => {
    const { result, disk } = await saveUnderLock(text, machine);
    const owner = !text.endsWith('}')
      ? 'another program'
      : `Ines on ${text.includes('laptop') ? 'laptop' : 'studio-2'}`;
    const lock = '.a.guide.json.lock';
    expect(result).toEqual({ ok: false, error: { code: 'lockedByOther', file: 'a.guide.json', owner, lock } });
    expect(disk).toEqual(oldBytes);
  });

  test.each([
    ['a dead process of this machine', lockText({ pid: dead }), {}],
    ['an earlier process with our own number', lockText({ pid: process.pid }), {}],
    ['this machine before its clock was set back', lockText({ time: new Date(Date.now() + 3_600_000) }), {}],
    ['anybody, eleven minutes ago', lockText({ host: 'laptop' }), { now: () => Date.now() + 660_000 }],
    ['anybody, years ahead', lockText({ host: 'laptop' }), { now: () => 0 }],
    ['a process that died while writing it', '{"own', { now: () => Date.now() + 11_000 }],
  ])('of %s is taken over', async (_, text, machine) => {
    const { result, disk, names } = await saveUnderLock(text, machine);
    expect(result.ok).toBe(true);
    expect(disk).toEqual(newBytes);
    expect(names).toEqual(['a.guide.json']);
  });

  test.each([
    ['of a machine ahead', lockText({ host: 'laptop' }), 601_000],
    ['of a process that died while writing it, ahead', '{"own', 11_000],
  ])('%s is taken over once it was seen unchanged for as long as it may live', async (_, text, life) => {
    const folder = await temporaryFolder();
    const path = join(folder, 'a.guide.json');
    const lock = join(folder, '.a.guide.json.lock');
    await writeFile(path, oldBytes);
    const save = async (after: number) => {
      const machine = thisMachine({ sleep: async () => undefined, now: () => Date.now() - 3_600_000 + after });
      return (await saveFile(machine, { path, bytes: newBytes, baseHash: hashOf(oldBytes) })).ok;
    };
    await writeFile(lock, text);
    expect(await save(0)).toBe(false);
    // Another save of that machine renews the lock.
    const later = new Date(Date.now() + 5000);
    await utimes(lock, later, later);
    expect(await save(life)).toBe(false);
    expect(await save(2 * life)).toBe(true);
    expect(await readdir(folder)).toEqual(['a.guide.json']);
  });
});

test('the sweep removes what dead saves left, and nothing else', async () => {
  const folder = await temporaryFolder();
  const machine = thisMachine({
    fileSystem: faultyFileSystem((_, name) => (name === 'rename' || name === 'remove' ? 'EIO' : 'none')),
    isAlive: () => false,
  });
  const path = join(folder, 'a.guide.json');
  await writeFile(path, oldBytes);
  await saveFile({ ...machine, processId: dead }, { path, bytes: newBytes, baseHash: hashOf(oldBytes) });
  const foreign = '.b.guide.json.000000-1-0123456789ab.tmp';
  const others = ['.a.tmp', 'notes.tmp', '.other.lock', 'b.guide.json'];
  await Promise.all([foreign, ...others].map(async (name) => await writeFile(join(folder, name), '')));
  expect((await readdir(folder)).length).toBe(8);
  await sweepLeftovers(thisMachine({ isAlive: () => false }), folder);
  expect((await readdir(folder)).sort()).toEqual(['a.guide.json', foreign, ...others].sort());
  await sweepLeftovers(thisMachine({ now: () => Date.now() + 3_700_000 }), folder);
  expect((await readdir(folder)).sort()).toEqual(['a.guide.json', ...others].sort());
});
