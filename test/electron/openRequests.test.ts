import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { channels } from '../../electron/src/channels.ts';
import { commandLine } from '../../electron/src/commandLine.ts';
import { startStudio } from '../../electron/src/startStudio.ts';
import { double } from './electronDouble.ts';

vi.mock('electron', async () => (await import('./electronDouble.ts')).electron);

describe('the command line', () => {
  const here = join(tmpdir(), 'here');

  test('names files, by paths and addresses, and a folder', () => {
    const address = pathToFileURL(join(here, 'b c.guide.json')).href;
    const { files, folder } = commandLine(['--no-sandbox', 'a.guide.json', address, 'http://x/y.json'], here);
    // What is no file address is a name in the folder, however odd.
    expect(files.slice(0, 2)).toEqual([join(here, 'a.guide.json'), join(here, 'b c.guide.json')]);
    expect(folder).toBe(here);
    expect(commandLine(['--folder=x', 'a.json'], here).folder).toBe(join(here, 'x'));
    expect(commandLine([], here)).toEqual({ files: [], folder: undefined });
  });

  test('an address of another machine names no file', () => {
    expect(commandLine(['file://elsewhere%2F/a.json'], here).files).toEqual([]);
  });
});

describe('files that the system asks to open', () => {
  let root = '';
  const file = (name: string) => join(root, name);
  const names = ['first', 'early', 'late', 'second', 'third'].map((name) => `${name}.guide.json`);
  const secondStart = (...files: readonly string[]) =>
    double.app.emit('second-instance', {}, ['guide', ...files], root);
  const openFile = (path: string) => double.app.emit('open-file', { preventDefault: vi.fn() }, path);
  const sent = () => double.windows[0]?.webContents.sent.filter(([channel]) => channel === channels.openFile) ?? [];
  const pageListens = () => {
    const { webContents } = double.windows[0] ?? {};
    double.ipc.get(channels.listens)?.({ sender: webContents, senderFrame: webContents?.mainFrame });
  };

  beforeAll(async () => {
    root = await realpath(await mkdtemp(join(tmpdir(), 'guide-studio-requests-')));
    await mkdir(file('dist'));
    await writeFile(file('dist/index.html'), '<!doctype html>');
    for (const name of names) await writeFile(file(name), '{}');
    vi.stubEnv('GUIDE_STUDIO_HOME', file('home'));
    const starting = startStudio({ preload: 'p', service: 's', page: 'p', renderer: file('dist') });
    // As on a Mac, before the application is ready.
    openFile(file('first.guide.json'));
    secondStart('early.guide.json');
    await starting;
  });

  afterAll(async () => {
    vi.unstubAllEnvs();
    await rm(root, { recursive: true, force: true });
  });

  test('wait until the page listens, and then none is missing', async () => {
    openFile(file('late.guide.json'));
    secondStart('second.guide.json', 'third.guide.json');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(sent()).toEqual([]);
    pageListens();
    await vi.waitFor(() => expect(sent()).toHaveLength(4));
    pageListens();
    expect(sent()).toHaveLength(4);
  });

  test('wait while the page is loaded again', async () => {
    const { webContents } = double.windows[0] ?? {};
    webContents?.emit('did-start-navigation', { isMainFrame: true, isSameDocument: false });
    secondStart('second.guide.json');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(sent()).toHaveLength(4);
    pageListens();
    await vi.waitFor(() => expect(sent()).toHaveLength(5));
  });

  test('only our page says that it listens', () => {
    const { webContents } = double.windows[0] ?? {};
    webContents?.emit('did-start-navigation', { isMainFrame: true, isSameDocument: false });
    const foreign = { parent: null, origin: 'https://example.org' };
    double.ipc.get(channels.listens)?.({ sender: webContents, senderFrame: foreign });
    secondStart('second.guide.json');
    expect(sent()).toHaveLength(5);
    pageListens();
  });
});
