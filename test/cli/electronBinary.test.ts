import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chooseHost } from '../../packages/cli/src/studio/chooseHost.ts';
import { electronBinary, installElectron } from '../../packages/cli/src/studio/electronBinary.ts';
import { eventually } from '../eventually.ts';
import { contextFor } from './contextFor.ts';
import { temporaryFolder } from './guide.ts';

/** A root whose Electron package has only this installer. */
function rootWith(installer: string): string {
  const root = temporaryFolder();
  mkdirSync(join(root, 'node_modules/electron'), { recursive: true });
  writeFileSync(join(root, 'node_modules/electron/package.json'), '{"type":"commonjs"}');
  writeFileSync(join(root, 'node_modules/electron/install.js'), installer);
  return root;
}

const head = `const fs = require('node:fs'), os = require('node:os'), path = require('node:path');`;
const place = `${head}
fs.mkdirSync(path.join(__dirname, 'dist'));
fs.writeFileSync(path.join(__dirname, 'dist/electron'), '');
fs.writeFileSync(path.join(__dirname, 'path.txt'), 'electron');`;
/** Downloads something at once, and the rest once it may. */
const slowly = `${head}
fs.mkdirSync(path.join(os.tmpdir(), 'download'));
fs.writeFileSync(path.join(os.tmpdir(), 'download/electron.zip'), 'PK');
fs.writeFileSync(path.join(__dirname, 'begun'), '');
const look = setInterval(() => {
  if (!fs.existsSync(path.join(__dirname, 'rest'))) return;
  clearInterval(look);
  ${place.replace(head, '')}
}, 10);`;
const silent = `${head}
fs.writeFileSync(path.join(__dirname, 'pid'), String(process.pid));
setInterval(() => {}, 1000);`;

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe('the Electron program', () => {
  it('is found by its files, without running anything of its package', () => {
    const root = rootWith(`throw new Error('run');`);
    expect(electronBinary(root)).toBeNull();
    writeFileSync(join(root, 'node_modules/electron/path.txt'), 'electron');
    expect(electronBinary(root)).toBeNull();
    mkdirSync(join(root, 'node_modules/electron/dist'));
    writeFileSync(join(root, 'node_modules/electron/dist/electron'), '');
    expect(electronBinary(root)).toBe(join(root, 'node_modules/electron/dist/electron'));
  });

  it('is fetched by its own installer', async () => {
    const root = rootWith(place);
    expect(await installElectron(root, process.env)).toBe(join(root, 'node_modules/electron/dist/electron'));
  });

  it('may take its time once something has arrived', async () => {
    const root = rootWith(slowly);
    const folder = join(root, 'node_modules/electron');
    // The only look for the download comes once it has begun.
    const pause = async () => await eventually('the download begins', () => readFileSync(join(folder, 'begun')));
    const installed = installElectron(root, process.env, 250, pause);
    await pause();
    writeFileSync(join(folder, 'rest'), '');
    expect(await installed).not.toBeNull();
  });

  it('is given up when nothing arrives, and the installer is ended', async () => {
    const root = rootWith(silent);
    const pid = async () =>
      await eventually('the installer has noted its process', () => {
        const noted = readFileSync(join(root, 'node_modules/electron/pid'), 'utf8');
        expect(noted).not.toBe('');
        return Number(noted);
      });
    expect(await installElectron(root, process.env, 250, pid)).toBeNull();
    expect(isAlive(await pid())).toBe(false);
  });

  it('is missing when the installer fails or is not there', async () => {
    expect(await installElectron(rootWith('process.exit(1)'), process.env)).toBeNull();
    expect(await installElectron(temporaryFolder(), process.env)).toBeNull();
  });

  it.skipIf(process.platform !== 'linux')(
    'shows nothing that the installer prints: without a network, a stack of its code (skipped unless Linux says where output goes)',
    async () => {
      const root = rootWith(`const fs = require('node:fs');
fs.writeFileSync(__dirname + '/outputs', [1, 2].map((each) => fs.readlinkSync('/proc/self/fd/' + each)).join());
throw new Error('getaddrinfo ENOTFOUND');`);
      expect(await installElectron(root, process.env)).toBeNull();
      expect(readFileSync(join(root, 'node_modules/electron/outputs'), 'utf8')).toBe('/dev/null,/dev/null');
    },
  );

  it('is chosen where a display is, with one visible attempt to fetch it', async () => {
    const output: string[] = [];
    const root = rootWith(place);
    const context = contextFor({
      root,
      cwd: root,
      env: { ...process.env, DISPLAY: ':0' },
      err: (line: string) => output.push(line),
    });
    const binary = join(root, 'node_modules/electron/dist/electron');
    expect(await chooseHost(undefined, context)).toEqual({ kind: 'electron', binary, line: 'Opening in Electron.' });
    expect(output).toHaveLength(1);
    expect(await chooseHost('electron', context)).toMatchObject({ kind: 'electron', binary });
    expect(output).toHaveLength(1);
    expect(existsSync(binary)).toBe(true);
  });
});
