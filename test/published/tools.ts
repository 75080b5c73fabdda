import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './installed.ts';

interface Lock {
  withLock<Value>(folder: string, work: () => Promise<Value>): Promise<Value>;
}

/**
 * Installs tools that only full tests need into a folder of `.build`, from the registry's cache where possible, and once
 * for these versions. Returns the folder, whose subfolders find the tools.
 *
 * @param versions The exact version of each package.
 */
export async function toolsIn(name: string, versions: Readonly<Record<string, string>>): Promise<string> {
  const { withLock } = (await import(join(root, 'tools/build/lock.mjs'))) as Lock;
  const wanted = Object.entries(versions).map(([tool, version]) => `${tool}@${version}`);
  const folder = join(root, '.build', name);
  const note = join(folder, 'installed.txt');
  mkdirSync(join(root, '.build'), { recursive: true });
  return await withLock(`${folder}.lock`, async () => {
    if (existsSync(note) && readFileSync(note, 'utf8') === wanted.join('\n')) return folder;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
    await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--save-exact', ...wanted], folder);
    writeFileSync(note, wanted.join('\n'));
    return folder;
  });
}
