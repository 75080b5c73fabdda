import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** One package as `npm run release -- --dry-run` packs it. Sizes are in bytes. */
export interface Packed {
  readonly name: string;
  readonly version: string;
  /** The path of the tarball. */
  readonly file: string;
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: number;
}

export interface Installed {
  /** A folder outside of the workspace's packages that has nothing but the tarballs and what they need. */
  readonly folder: string;
  readonly packed: readonly Packed[];
}

interface Lock {
  withLock<Value>(folder: string, work: () => Promise<Value>): Promise<Value>;
}

interface Targets {
  stampOf(target: string): string;
}

/**
 * Packs everything and installs the tarballs into an empty folder, from the registry's cache where possible. Done again
 * only if a source changed.
 */
export async function installed(): Promise<Installed> {
  const { withLock } = (await import(join(root, 'tools/build/lock.mjs'))) as Lock;
  const { stampOf } = (await import(join(root, 'tools/build/targets.mjs'))) as Targets;
  const note = join(root, '.build', 'published.json');
  // Not below the project, whose libraries Node would find there.
  const folder = join(
    tmpdir(),
    `guide-studio-published-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`,
  );
  mkdirSync(dirname(note), { recursive: true });
  return await withLock(join(root, '.build', 'published.lock'), async () => {
    const stamp = [stampOf('cli'), stampOf('renderer'), ...others().map((path) => readFileSync(path, 'utf8'))].join(
      '\n',
    );
    const before = existsSync(note)
      ? (JSON.parse(readFileSync(note, 'utf8')) as { stamp: string; packed: Packed[] })
      : null;
    if (before?.stamp === stamp && existsSync(folder)) return { folder, packed: before.packed };
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const packed = JSON.parse(
      await run(process.execPath, ['tools/releasing/release.mjs', '--dry-run'], root),
    ) as Packed[];
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
    const types = `@types/node@${versionOf('@types/node')}`;
    await run(
      'npm',
      ['install', '--prefer-offline', '--no-audit', '--no-fund', types, ...packed.map(({ file }) => file)],
      folder,
    );
    writeFileSync(note, JSON.stringify({ stamp, packed }));
    return { folder, packed };
  });
}

/** Returns what goes into the packages beside the bundles and their sources. */
function others(): readonly string[] {
  const files = readdirSync(join(root, 'tools', 'releasing')).map((name) => join(root, 'tools', 'releasing', name));
  const readmes = readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name, 'README.md'));
  return [...files, ...readmes];
}

const execute = promisify(execFile);

/** Runs a program and returns what it prints. Rejects with its messages if it fails. */
export async function run(
  program: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  // npm tells its children where it was started; the packages must not depend on it.
  const own = Object.entries(process.env).filter(([name]) => !/^(?:npm_|INIT_CWD|NODE_ENV|VITEST)/iu.test(name));
  const { stdout } = await execute(program, args, {
    cwd,
    env: { ...Object.fromEntries(own), ...env },
    shell: process.platform === 'win32' && program === 'npm',
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}

/** Returns the exact version of a library of this project. */
function versionOf(name: string): string {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly devDependencies: Readonly<Record<string, string>>;
  };
  return devDependencies[name] ?? '';
}
