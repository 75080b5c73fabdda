import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cwdOf } from '../../packages/cli/src/cwd.ts';
import { guide, guideProcess, root, temporaryFolder, version } from './guide.ts';

describe('wrong use', () => {
  const wrong: readonly (readonly string[])[] = [
    [],
    ['nonsense'],
    ['validate'],
    ['validate', '--format', 'xml', 'a.json'],
    ['format', '--chekc', 'a.json'],
    ['edit', '--port', '-1'],
    ['edit', '--port', '70000'],
    ['edit', '--host', 'safari'],
    ['serve', '--port', 'any'],
    ['launch'],
    ['questions'],
    ['keys'],
    ['keys', 'make'],
  ];
  it.each(wrong)('ends with 2 and says so on stderr: guide %s %s %s', async (...args) => {
    const given = args.filter((arg) => typeof arg === 'string');
    const { code, out, err } = await guide(given, { cwd: temporaryFolder() });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/\S/u);
  });

  it('is another thing than a question', async () => {
    const cwd = temporaryFolder();
    for (const args of [['--help'], ['help', 'validate'], ['validate', '--help'], ['--version']]) {
      expect(await guide(args, { cwd })).toMatchObject({ code: 0, out: expect.stringMatching(/\S/u) });
    }
  });

  it('is the same from the bin file: its exit code, its streams, and the version of the package', async () => {
    const cwd = temporaryFolder();
    expect(await guideProcess(['nonsense'], { cwd })).toMatchObject({ code: 2, out: '' });
    expect(await guideProcess(['--version'], { cwd })).toMatchObject({ code: 0, out: `${version}\n` });
  });
});

describe('the folder that paths are meant from', () => {
  it('is where the command was typed, also through npm', () => {
    expect(cwdOf({}, '/here', '/root')).toBe('/here');
    expect(cwdOf({ npm_lifecycle_event: 'start', INIT_CWD: '/there' }, '/root', '/root')).toBe('/there');
    expect(cwdOf({ npm_lifecycle_event: 'dev', INIT_CWD: '/there' }, '/root', '/root')).toBe('/there');
    expect(cwdOf({ npm_lifecycle_event: 'start', INIT_CWD: '/there' }, '/other', '/root')).toBe('/other');
    expect(cwdOf({ npm_lifecycle_event: 'npx', INIT_CWD: '/there' }, '/here', '/root')).toBe('/here');
    expect(cwdOf({ npm_lifecycle_event: 'npx', INIT_CWD: '/root/a/b' }, '/root/a', '/root')).toBe('/root/a/b');
    expect(cwdOf({ npm_lifecycle_event: 'test', INIT_CWD: '/root/a' }, '/root', '/root')).toBe('/root');
  });

  it('lets npx run from a folder below the root', () => {
    const cwd = join(root, 'packages/guide-core/src');
    const env = { PATH: process.env['PATH'] ?? '', HOME: temporaryFolder() };
    const { status, stdout } = spawnSync('npx', ['guide', 'validate', './index.ts', '--format', 'json'], { cwd, env });
    expect(JSON.parse(stdout.toString())).toMatchObject([{ file: './index.ts', code: 'invalid_json' }]);
    expect(status).toBe(1);
  });
});

describe('a bundle', () => {
  /** A tree of its own with the real build, so that this test rebuilds nothing else. */
  function smallTree(): string {
    const folder = temporaryFolder();
    for (const name of ['tools/build', 'packages/cli/src', 'node_modules/vite']) {
      mkdirSync(join(folder, name), { recursive: true });
    }
    writeFileSync(join(folder, 'packages/cli/src/index.ts'), 'export {};');
    for (const name of ['targets.mjs', 'lock.mjs', 'ensure.mjs']) {
      writeFileSync(join(folder, 'tools/build', name), readFileSync(join(root, 'tools/build', name)));
    }
    return folder;
  }

  interface Targets {
    isFresh(target: string): boolean;
    stampOf(target: string): string;
  }

  it('is stale when a source was touched, added or grew, and fresh otherwise', async () => {
    const folder = smallTree();
    const { isFresh, stampOf } = (await import(join(folder, 'tools/build/targets.mjs'))) as Targets;
    const output = join(folder, 'packages/cli/dist');
    const settle = (): void => {
      mkdirSync(output, { recursive: true });
      writeFileSync(join(output, '.stamp'), stampOf('cli'));
    };
    expect(isFresh('cli')).toBe(false);
    settle();
    expect(isFresh('cli')).toBe(true);
    utimesSync(join(folder, 'packages/cli/src/index.ts'), 1, 1);
    expect(isFresh('cli')).toBe(false);
    settle();
    writeFileSync(join(folder, 'packages/cli/src/other.ts'), '');
    expect(isFresh('cli')).toBe(false);
    settle();
    expect(isFresh('cli')).toBe(true);
  });

  it('is built by one of several processes at a time, also after one died with the lock', async () => {
    const folder = smallTree();
    const lock = join(folder, 'the.lock');
    mkdirSync(lock);
    const dead = spawnSync(process.execPath, ['--version']).pid;
    writeFileSync(join(lock, 'pid'), String(dead));
    const { withLock } = (await import(join(folder, 'tools/build/lock.mjs'))) as {
      withLock<T>(path: string, work: () => Promise<T>): Promise<T>;
    };
    let inside = 0;
    let most = 0;
    const work = async (): Promise<void> => {
      inside += 1;
      most = Math.max(most, inside);
      await new Promise((resolve) => setImmediate(resolve));
      inside -= 1;
    };
    await Promise.all(Array.from({ length: 5 }, async () => await withLock(lock, work)));
    expect(most).toBe(1);
  });
});
