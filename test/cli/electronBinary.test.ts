import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chooseHost } from '../../packages/cli/src/studio/chooseHost.ts';
import { electronBinary, installElectron } from '../../packages/cli/src/studio/electronBinary.ts';
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
/** Downloads something at once, and the rest long after the connect timeout. */
const slowly = `${head}
fs.mkdirSync(path.join(os.tmpdir(), 'download'));
fs.writeFileSync(path.join(os.tmpdir(), 'download/electron.zip'), 'PK');
setTimeout(() => { ${place.replace(head, '')} }, 1500);`;
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
    expect(await installElectron(root)).toBe(join(root, 'node_modules/electron/dist/electron'));
  });

  it('may take its time once something has arrived', async () => {
    expect(await installElectron(rootWith(slowly), 1_000)).not.toBeNull();
  });

  it('is given up when nothing arrives, and the installer is ended', async () => {
    const root = rootWith(silent);
    expect(await installElectron(root, 1_000)).toBeNull();
    expect(isAlive(Number(readFileSync(join(root, 'node_modules/electron/pid'), 'utf8')))).toBe(false);
  });

  it('is missing when the installer fails or is not there', async () => {
    expect(await installElectron(rootWith('process.exit(1)'))).toBeNull();
    expect(await installElectron(temporaryFolder())).toBeNull();
  });

  it('is chosen where a display is, with one visible attempt to fetch it', async () => {
    const said: string[] = [];
    const root = rootWith(place);
    const context = {
      root,
      cwd: root,
      version: '0',
      env: { DISPLAY: ':0' },
      ensure: () => null,
      out: () => undefined,
      print: () => undefined,
      exact: () => undefined,
      json: () => undefined,
      err: (line: string) => said.push(line),
      end: () => undefined,
    };
    const binary = join(root, 'node_modules/electron/dist/electron');
    expect(await chooseHost(undefined, context)).toEqual({ kind: 'electron', binary, line: 'Opening in Electron.' });
    expect(said).toHaveLength(1);
    expect(await chooseHost('electron', context)).toMatchObject({ kind: 'electron', binary });
    expect(said).toHaveLength(1);
    expect(existsSync(binary)).toBe(true);
  });
});
