import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { createBrowserCarrier } from '@guide-studio/host/browser';
import { connectHost } from '@guide-studio/host/common';
import { describe, expect, it, onTestFinished } from 'vitest';
import { chooseHost, hasDisplay } from '../../packages/cli/src/studio/chooseHost.ts';
import type { Context } from '../../packages/cli/src/context.ts';
import { eventually } from '../eventually.ts';
import { browserPage } from '../host/browserPage.ts';
import { contextFor } from './contextFor.ts';
import { type Ended, guide, root, type Running, startGuide, startGuideProcess, temporaryFolder } from './guide.ts';

const text = `${JSON.stringify({ title: 'A', studyGuide: [] }, null, 2)}\n`;

/** The editor's host as `npm start` runs it, and a client that has started its session like the page. */
async function startEdit(cwd: string, ...args: string[]) {
  return await connected(startGuide(['edit', ...args], { cwd }));
}

/** The same in a process of its own. */
async function startEditProcess(cwd: string, env: Readonly<Record<string, string>> = {}) {
  const running = startGuideProcess(['edit'], { cwd, env });
  return { pid: running.pid, ...(await connected(running)) };
}

async function connected(running: Running) {
  onTestFinished(async () => void (await running.stop('SIGTERM')));
  const [, url = ''] = await running.line(/^Guide Studio ready at (http:\/\/127\.0\.0\.1:\d+\/#token=[\w-]{43})$/mu);
  const session = await connectHost(createBrowserCarrier(browserPage(url)));
  if (!session.ok) throw new Error(session.error.code);
  return { ...running, origin: new URL(url).origin, host: session.value.host };
}

async function keysOf(cwd: string): Promise<string> {
  return (await guide(['keys', 'list'], { cwd })).out;
}

describe('guide edit with the browser host', () => {
  it('says which host and why, prints the address, and serves the page with its CSP and without the token', async () => {
    const { origin, err, stop } = await startEdit(temporaryFolder());
    expect(err()).toMatch(/^Using the browser host, because there is no display for Electron here\.$/mu);
    for (const method of ['GET', 'HEAD']) {
      const answer = await fetch(`${origin}/`, { method });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    }
    expect((await stop('SIGINT')).code).toBe(0);
  });

  it('works in Guides of the moved home when nothing is named, and makes it', async () => {
    const cwd = temporaryFolder();
    const { host, stop } = await startEdit(cwd);
    const session = await host.call('session.describe', {});
    expect(session).toMatchObject({ ok: true, value: { folder: join(cwd, 'home/Guides'), openFirst: null } });
    expect(statSync(join(cwd, 'home')).mode & 0o777).toBe(0o700);
    await stop('SIGINT');
  });

  it('works in the folder of the file, or in the one that is named', async () => {
    const cwd = temporaryFolder();
    mkdirSync(join(cwd, 'a'));
    mkdirSync(join(cwd, 'b'));
    writeFileSync(join(cwd, 'a/one.guide.json'), text);
    const cases: readonly [args: readonly string[], folder: string, opens: string | null][] = [
      [['a/one.guide.json'], 'a', 'one.guide.json'],
      [['--folder', 'b'], 'b', null],
      [['a/one.guide.json', '--folder', 'b'], 'b', 'one.guide.json'],
    ];
    for (const [args, folder, opens] of cases) {
      const { host, stop } = await startEdit(cwd, ...args);
      const session = await host.call('session.describe', {});
      if (!session.ok) throw new Error(session.error.code);
      expect(session.value.folder).toBe(join(cwd, folder));
      const { openFirst } = session.value;
      const opened = openFirst === null ? null : await host.call('file.open', { file: openFirst });
      expect(opened?.ok === true ? opened.value.name : null).toBe(opens);
      await stop('SIGINT');
    }
  });

  it('has "This computer" ready, with a key that ends with it', async () => {
    const cwd = temporaryFolder();
    const { host, stop } = await startEdit(cwd);
    expect(await host.call('connection.list', {})).toMatchObject({
      value: { connections: [{ name: 'This computer', builtIn: true, hasKey: true }], chosen: 'this-computer' },
    });
    expect(await host.call('wallet.list', {})).toMatchObject({ ok: true, value: { wallets: [{}] } });
    expect(await keysOf(cwd)).toMatch(new RegExp(`in use +this-computer:${process.pid}$`, 'mu'));
    expect((await stop('SIGTERM')).code).toBe(0);
    expect(await keysOf(cwd)).not.toContain('in use');
  });

  it('starts without the local service when its database cannot be used, says why, and leaves it as it is', async () => {
    const cwd = temporaryFolder();
    mkdirSync(join(cwd, 'home'));
    const database = join(cwd, 'home/study-service.db');
    writeFileSync(database, 'Dear diary');
    const { host, err, stop } = await startEdit(cwd);
    const lines = err()
      .split('\n')
      .filter((line) => /study|service/u.test(line));
    expect(lines).toEqual([
      expect.stringContaining('This is not a study database, and it was not changed.'),
      'The editor starts without the study service of this computer.',
    ]);
    const unavailable = { reason: 'foreign', database };
    expect(await host.call('connection.list', {})).toMatchObject({
      value: { connections: [{ builtIn: true, hasKey: false, unavailable }], chosen: 'this-computer' },
    });
    expect(await host.call('wallet.list', {})).toEqual({
      ok: false,
      error: { code: 'serviceUnavailable', ...unavailable },
    });
    expect((await stop('SIGTERM')).code).toBe(0);
    expect(readFileSync(database, 'utf8')).toBe('Dear diary');
  });

  it('starts where SQLite has no library, such as Windows on ARM, without the local service', async () => {
    const cwd = temporaryFolder();
    const missing = join(cwd, 'missing.cjs');
    // What loading the library does where its package for the system is missing.
    writeFileSync(
      missing,
      `const Module = require('node:module');
       const load = Module._load;
       Module._load = (name, ...rest) => {
         if (name === 'libsql') throw Object.assign(new Error("Cannot find module '@libsql/win32-arm64-msvc'"), { code: 'MODULE_NOT_FOUND' });
         return load(name, ...rest);
       };`,
    );
    const { host, err, stop } = await startEditProcess(cwd, { NODE_OPTIONS: `--require ${missing}` });
    expect(err()).toContain('There is no SQLite library for this system.');
    expect(err()).toContain('The editor starts without the study service of this computer.');
    expect(await host.call('connection.list', {})).toMatchObject({
      value: { connections: [{ builtIn: true, hasKey: false, unavailable: { reason: 'notStarted' } }] },
    });
    expect((await stop('SIGTERM')).code).toBe(0);
  });

  it.skipIf(process.platform !== 'linux')(
    'tells the opener of the browser a page of its owner that sandboxed browsers can read, never the token',
    async () => {
      const cwd = temporaryFolder();
      mkdirSync(join(cwd, 'bin'));
      mkdirSync(join(cwd, 'tmp'));
      const longAgo = new Date(Date.now() - 3_600_000);
      for (const [name, file] of [
        ['guide-studio-open-killed', 'open.html'],
        ['guide-studio-open-theirs', 'thesis.txt'],
      ] as const) {
        mkdirSync(join(cwd, name));
        writeFileSync(join(cwd, name, file), '');
        utimesSync(join(cwd, name), longAgo, longAgo);
      }
      const opener = join(cwd, 'bin/xdg-open');
      writeFileSync(
        opener,
        `#!/bin/sh\ntr '\\0' '\\n' < /proc/$$/cmdline > '${cwd}/opened.part'; env >> '${cwd}/opened.part'; mv '${cwd}/opened.part' '${cwd}/opened'\n`,
      );
      chmodSync(opener, 0o755);
      const env = { PATH: `${join(cwd, 'bin')}:${process.env['PATH']}`, DISPLAY: ':99', TMPDIR: join(cwd, 'tmp') };
      const running = startGuideProcess(['edit', '--host', 'browser'], { cwd, env });
      onTestFinished(async () => void (await running.stop('SIGKILL')));
      const [, url = '', token = ''] = await running.line(/^Guide Studio ready at (\S+#token=(\S+))$/mu);
      await eventually('the opener was started', () => expect(existsSync(join(cwd, 'opened'))).toBe(true));
      const described = readFileSync(join(cwd, 'opened'), 'utf8');
      expect(described).not.toContain(token);
      const page = /^\/.*open\.html$/mu.exec(described)?.[0] ?? '';
      expect(readFileSync(page, 'utf8')).toContain(`url=${url}"`);
      expect([statSync(page).mode & 0o777, statSync(join(page, '..')).mode & 0o777]).toEqual([0o600, 0o700]);
      // Browsers in a snap see neither /tmp nor hidden folders of the home folder.
      expect(page.startsWith(`${cwd}/guide-studio-open-`)).toBe(true);
      await running.stop('SIGTERM');
      expect(readdirSync(join(cwd, 'tmp'))).toEqual([]);
      const left = readdirSync(cwd, { recursive: true }).filter((name) => String(name).includes('guide-studio-open'));
      expect(left.sort()).toEqual(['guide-studio-open-theirs', 'guide-studio-open-theirs/thesis.txt']);
    },
  );

  it('removes at its start what a killed one left behind, and leaves the key of one that runs', async () => {
    const cwd = temporaryFolder();
    const running = await startEditProcess(cwd);
    const killed = await startEditProcess(cwd);
    await killed.stop('SIGKILL');
    const next = await startEditProcess(cwd);
    const keys = await keysOf(cwd);
    expect(keys).not.toContain(`this-computer:${killed.pid}`);
    expect(keys).not.toContain('revoked');
    expect(keys).toMatch(new RegExp(`in use +this-computer:${running.pid}$`, 'mu'));
    expect(await running.host.call('wallet.list', {})).toMatchObject({ ok: true });
    await next.stop('SIGTERM');
    await running.stop('SIGTERM');
  });

  it('ends everything at Ctrl+C, also when it arrives twice as it does under npm', async () => {
    const cwd = temporaryFolder();
    const { host, origin, pid, stop } = await startEditProcess(cwd);
    const connections = await host.call('connection.list', {});
    const service = connections.ok ? (connections.value.connections[0]?.baseUrl ?? '') : '';
    expect((await fetch(`${service}/healthz`)).status).toBe(200);
    process.kill(pid, 'SIGINT');
    const ended: Ended = await stop('SIGINT');
    expect(ended.code).toBe(0);
    await expect(fetch(origin)).rejects.toThrow();
    await expect(fetch(`${service}/healthz`)).rejects.toThrow();
    expect(await keysOf(cwd)).not.toContain('in use');
  });

  it('keeps no key in clear', async () => {
    const cwd = temporaryFolder();
    const { stop } = await startEdit(cwd);
    await stop('SIGTERM');
    const kept = readdirSync(join(cwd, 'home'), { recursive: true, withFileTypes: true }).map(({ name }) => name);
    expect(kept.every((name) => name === 'Guides' || name.startsWith('study-service.db'))).toBe(true);
  });
});

describe('what guide edit cannot open', () => {
  const oneLine = (ended: Ended): void => {
    expect(ended).toMatchObject({ code: 2, out: '' });
    const lines = ended.err.split('\n').filter((line) => line !== '' && !/^(Building|Using)/u.test(line));
    expect(lines).toHaveLength(1);
  };

  it('is one clear line: a missing folder or file, a folder as file, a file as folder, a file of another kind', async () => {
    const cwd = temporaryFolder();
    writeFileSync(join(cwd, 'one.guide.json'), text);
    writeFileSync(join(cwd, 'notes.txt'), text);
    for (const args of [
      ['notes.txt'],
      ['--folder', 'none'],
      ['none.guide.json'],
      ['.'],
      ['--folder', 'one.guide.json'],
      ['one.guide.json', '--folder', 'none'],
    ]) {
      oneLine(await guide(['edit', ...args], { cwd }));
    }
    expect(existsSync(join(cwd, 'none'))).toBe(false);
  });

  it('is one clear line: a port that is taken', async () => {
    const cwd = temporaryFolder();
    const { origin, stop } = await startEdit(cwd);
    oneLine(await guide(['edit', '--port', new URL(origin).port], { cwd }));
    await stop('SIGINT');
  });

  it('is one clear line: a home that is a file', async () => {
    const cwd = temporaryFolder();
    writeFileSync(join(cwd, 'home'), '');
    oneLine(await guide(['edit', '--folder', '.'], { cwd }));
  });

  it.skipIf(process.getuid?.() === 0)('is told about a folder that cannot be written (skipped for root)', async () => {
    const cwd = temporaryFolder();
    mkdirSync(join(cwd, 'locked'));
    chmodSync(join(cwd, 'locked'), 0o555);
    const { err, stop } = await startEdit(cwd, '--folder', 'locked');
    expect(err()).toMatch(/locked cannot be written/u);
    await stop('SIGINT');
  });
});

describe('the choice of a host', () => {
  const output: string[] = [];
  /** A checkout whose Electron has neither a program nor an installer, so none can be found or downloaded. */
  const checkout = (): string => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'node_modules/electron'), { recursive: true });
    return folder;
  };
  const context = (env: Context['env'], place = checkout()): Context =>
    contextFor({ root: place, env, cwd: root, err: (line) => output.push(line) });

  it('tells whether a window could be shown', () => {
    expect(hasDisplay({}, 'linux')).toBe(false);
    expect(hasDisplay({ DISPLAY: ':0' }, 'linux')).toBe(true);
    expect(hasDisplay({ WAYLAND_DISPLAY: 'wayland-0' }, 'linux')).toBe(true);
    expect(hasDisplay({}, 'darwin')).toBe(true);
    expect(hasDisplay({ SSH_CONNECTION: 'a b' }, 'darwin')).toBe(false);
    expect(hasDisplay({}, 'win32')).toBe(true);
  });

  it('returns one reason for each outcome', async () => {
    const display = { DISPLAY: ':0' };
    expect(await chooseHost('browser', context(display))).toMatchObject({ kind: 'browser', program: null });
    expect(await chooseHost(undefined, context(display))).toMatchObject({ kind: 'browser', program: null });
    expect(output).toEqual(['Electron is not installed yet; trying to fetch it once.']);
    expect(await chooseHost('electron', context(display))).toMatchObject({ kind: 'none' });
    expect(await chooseHost('app', context(display))).toMatchObject({ kind: 'none' });
    // The package from npm comes without Electron, and says nothing of it.
    const installed = context(display, temporaryFolder());
    expect(await chooseHost(undefined, installed)).toMatchObject({ line: 'Opening in the browser.' });
    expect(await chooseHost('electron', installed)).toMatchObject({
      kind: 'none',
      line: expect.stringContaining('app'),
    });
    expect(output).toHaveLength(2);
    // A browser that can show a window without tabs; never without a display.
    const GUIDE_STUDIO_BROWSER = process.execPath;
    const withBrowser = context({ ...display, GUIDE_STUDIO_BROWSER });
    for (const wanted of [undefined, 'app'] as const) {
      expect(await chooseHost(wanted, withBrowser)).toMatchObject({ kind: 'browser', program: GUIDE_STUDIO_BROWSER });
    }
    expect(await chooseHost('browser', withBrowser)).toMatchObject({ kind: 'browser', program: null });
    expect(await chooseHost('app', context({ GUIDE_STUDIO_BROWSER }))).toMatchObject({ kind: 'none' });
  });
});
