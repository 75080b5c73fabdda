import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { channels } from '../../electron/src/channels.ts';
import { commandLine } from '../../electron/src/commandLine.ts';
import { startStudio } from '../../electron/src/startStudio.ts';
import type { Windows } from '../../electron/src/windows.ts';
import { double, resetDouble, WindowDouble } from './electronDouble.ts';
import { noMenu, startAgain } from './studioOnDouble.ts';
import { until } from '../until.ts';

vi.mock('electron', async () => (await import('./electronDouble.ts')).electron);

describe('the command line', () => {
  const here = join(tmpdir(), 'here');

  test('names files, by paths and addresses, and a folder', () => {
    const address = pathToFileURL(join(here, 'b c.guide.json')).href;
    const { paths } = commandLine(['--no-sandbox', 'a.guide.json', address, 'http://x/y.json', ''], here);
    // What is no file address is a name in the folder, however odd.
    const odd = join(here, 'http://x/y.json');
    expect(paths).toEqual([join(here, 'a.guide.json'), join(here, 'b c.guide.json'), odd]);
    expect(commandLine(['--folder=x', 'a.json', '--new-window'], here)).toEqual({
      paths: [join(here, 'a.json')],
      folder: join(here, 'x'),
      newWindow: true,
    });
    expect(commandLine([], here)).toEqual({ paths: [], folder: undefined, newWindow: false });
  });

  test('an address of another machine names no file', () => {
    expect(commandLine(['file://elsewhere%2F/a.json'], here).paths).toEqual([]);
  });
});

describe('files that the system asks to open', () => {
  let root = '';
  let windows: Windows;
  const file = (name: string) => join(root, name);
  const names = ['first', 'early', 'late', 'second', 'third', 'fourth'].map((name) => `${name}.guide.json`);
  const secondStart = (...parameters: readonly string[]) => startAgain(parameters, root);
  const openFile = (path: string) => double.app.emit('open-file', { preventDefault: vi.fn() }, path);
  const count = async (wanted: number) => await until(() => expect(windows.all()).toHaveLength(wanted));

  /** Waits until earlier requests are handled: a window that is asked for last is then the only further one. */
  async function noFurther(): Promise<void> {
    const before = windows.all().length;
    secondStart('--new-window', `--folder=${file('last')}`);
    await until(() => expect(windows.all().some(({ host }) => host.folder === file('last'))).toBe(true));
    expect(windows.all()).toHaveLength(before + 1);
  }

  /** A page of a window, as the main process hears of it. */
  function page(at: number) {
    const window = double.windows[at];
    if (window === undefined) throw new Error(`There is no window ${at}.`);
    const { webContents } = window;
    const call = async (name: string, ...parameters: readonly unknown[]) =>
      await double.ipc.get(name)?.({ sender: webContents, senderFrame: webContents.mainFrame }, ...parameters);
    return {
      webContents,
      call,
      sent: () => webContents.sent.filter(([channel]) => channel === channels.openFile).map(([, handle]) => handle),
      first: async () =>
        ((await call(channels.call, 'session.describe', {})) as { value: { openFirst: string | null } }).value
          .openFirst,
      describe: async (open: boolean, name: string | null) =>
        await call(channels.describeMenu, { ...noMenu, open, file: name }),
    };
  }

  beforeEach(async () => {
    root = await realpath(await mkdtemp(join(tmpdir(), 'guide-studio-requests-')));
    for (const folder of ['dist', 'last']) await mkdir(file(folder));
    await writeFile(file('dist/index.html'), '<!doctype html>');
    for (const name of names) await writeFile(file(name), '{}');
    vi.stubEnv('GUIDE_STUDIO_HOME', file('home'));
    resetDouble();
  });

  afterEach(async () => {
    vi.unstubAllEnvs();
    await rm(root, { recursive: true, force: true });
  });

  /** Starts the application; `early` is asked before it is ready, as on a Mac. */
  async function start(early: () => void = () => undefined): Promise<void> {
    const starting = startStudio({ preload: 'p', service: 's', page: 'p', renderer: file('dist') });
    early();
    const started = await starting;
    if (started === null) throw new Error('not started');
    windows = started;
  }

  const startWithFirst = async () => await start(() => openFile(file('first.guide.json')));

  test('before the start is done open in a window each', async () => {
    await start(() => {
      openFile(file('first.guide.json'));
      secondStart('early.guide.json');
    });
    await count(2);
    expect([await page(0).first(), await page(1).first()]).toEqual(['first.guide.json', 'early.guide.json']);
  });

  test('open in a window without a guide, once its page listens; a further one in a window of its own', async () => {
    await startWithFirst();
    secondStart('--new-window', `--folder=${root}`);
    await count(2);
    const empty = page(1);
    secondStart('late.guide.json');
    secondStart('second.guide.json');
    await count(3);
    expect(await page(2).first()).toBe('second.guide.json');
    expect(empty.sent()).toEqual([]);
    await empty.call(channels.listens);
    await until(() => expect(empty.sent()).toEqual(['late.guide.json']));
    await empty.call(channels.listens);
    expect(empty.sent()).toHaveLength(1);
  });

  test('that are open come to the front', async () => {
    await startWithFirst();
    await page(0).describe(true, 'first.guide.json');
    secondStart('--new-window');
    await count(2);
    secondStart('first.guide.json');
    await until(() => expect(windows.all()[0]?.path).toBe(file('first.guide.json')));
    await noFurther();
    expect(page(0).sent()).toEqual([]);
  });

  test('wait while the page is loaded again, which begins with the guide that was open', async () => {
    await startWithFirst();
    const again = page(0);
    await again.describe(false, null);
    await again.call(channels.listens);
    for (const _ of [1, 2]) {
      again.webContents.emit('did-start-navigation', { isMainFrame: true, isSameDocument: false });
    }
    secondStart('third.guide.json');
    await noFurther();
    expect(again.sent()).toEqual([]);
    // Only our page says that it listens.
    const foreign = { parent: null, origin: 'https://example.org' };
    double.ipc.get(channels.listens)?.({ sender: again.webContents, senderFrame: foreign });
    expect(again.sent()).toEqual([]);
    await again.call(channels.listens);
    await until(() => expect(again.sent()).toEqual(['third.guide.json']));

    await again.describe(true, 'third.guide.json');
    again.webContents.emit('did-start-navigation', { isMainFrame: true, isSameDocument: false });
    expect(await again.call(channels.call, 'session.describe', {})).toMatchObject({
      value: { start: 'again', openFirst: 'third.guide.json' },
    });
  });

  test('several at once: a window each, none is missing, and none opens twice', async () => {
    await start();
    // The second one is on its way to the window already.
    secondStart('late.guide.json');
    secondStart('fourth.guide.json', 'late.guide.json', 'missing.guide.json', 'fourth.guide.json');
    await count(3);
    secondStart('fourth.guide.json');
    await noFurther();
    expect([await page(1).first(), await page(2).first()]).toEqual(['fourth.guide.json', 'missing.guide.json']);
    await page(0).call(channels.listens);
    await until(() => expect(page(0).sent()).toHaveLength(1));
    expect(await page(0).call(channels.call, 'file.open', { file: page(0).sent()[0] })).toMatchObject({
      value: { name: 'late.guide.json' },
    });
  });

  test('another folder opens in a window of its own; the same one comes to the front', async () => {
    await startWithFirst();
    secondStart(`--folder=${file('dist')}`);
    await count(2);
    expect(windows.all()[0]?.host.folder).toBe(file('dist'));
    secondStart(`--folder=${file('dist')}`);
    await noFurther();
  });

  test('a window that cannot be opened says so, and is gone', async () => {
    await start();
    const { loadURL } = WindowDouble.prototype;
    WindowDouble.prototype.loadURL = async () => await Promise.reject(new Error('no page'));
    secondStart('--new-window');
    await until(() => expect(double.dialog.errors.at(-1)).toBe('A window could not be opened: no page'));
    expect(windows.all()).toHaveLength(1);
    WindowDouble.prototype.loadURL = loadURL;
  });

  test('while the application ends are opened by its next start', async () => {
    await start();
    double.app.emit('will-quit', { preventDefault: vi.fn() });
    secondStart('late.guide.json');
    expect(double.app.relaunch.mock.calls.at(-1)?.[0].args.slice(-1)).toEqual([file('late.guide.json')]);
  });
});
