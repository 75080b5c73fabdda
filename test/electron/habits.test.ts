import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { channels } from '../../electron/src/channels.ts';
import { openLog } from '../../electron/src/log.ts';
import type { OpenRequests } from '../../electron/src/openRequests.ts';
import { countStart } from '../../electron/src/safeStart.ts';
import { setupLauncher } from '../../electron/src/setupLauncher.ts';
import { createUpdateCheck, type Updater } from '../../electron/src/updates.ts';
import { eventually } from '../eventually.ts';
import { double } from './electronDouble.ts';
import { noMenu, startAgain, studioOnDouble } from './studioOnDouble.ts';

vi.mock('electron', async () => (await import('./electronDouble.ts')).electron);

const on = studioOnDouble();

const { platform } = process;
const runOn = (name: NodeJS.Platform) => Object.defineProperty(process, 'platform', { value: name });
afterEach(() => runOn(platform));

describe('windows', () => {
  test('a new one has a name, a folder and a host of its own, and is told that it is another one', async () => {
    startAgain(['--new-window'], on.root);
    await eventually('a second window is open', () => expect(on.windows.all()).toHaveLength(2));
    const [other] = on.windows.all();
    const window = double.windows.at(-1);
    expect(window?.options).toMatchObject({ name: 'editor-2' });
    expect(other?.host).not.toBe(on.studio.host);
    const event = { sender: window?.webContents, senderFrame: window?.webContents.mainFrame };
    expect(await on.invoke(channels.call, ['session.describe', {}], event)).toMatchObject({
      value: { start: 'another' },
    });
    expect(await on.invoke(channels.call, ['session.describe', {}])).toMatchObject({ value: { start: 'first' } });
    window?.destroy();
    expect(on.windows.all()).toEqual([on.studio]);
  });

  test('a folder opens in a window of its own', async () => {
    const folder = join(on.root, 'a folder');
    await mkdir(folder);
    startAgain(['a folder'], on.root);
    await eventually('a window has the folder', () => expect(on.windows.all()[0]?.host.folder).toBe(folder));
    double.windows.at(-1)?.destroy();
  });

  test('a file that was dropped opens there', async () => {
    await writeFile(join(on.root, 'dropped.guide.json'), '{}');
    await on.invoke(channels.listens, []);
    await on.invoke(channels.openDropped, [[join(on.root, 'dropped.guide.json')]]);
    await eventually('the page is sent the file', () =>
      expect(on.window.webContents.sent.at(-1)?.[0]).toBe(channels.openFile),
    );
  });

  test('the system sees the open guide: in the title bar, and once among the recent files', async () => {
    const path = join(on.studio.host.folder, 'tea.guide.json');
    await writeFile(path, '{}');
    for (const file of ['tea.guide.json', 'tea.guide.json', null]) {
      await on.invoke(channels.describeMenu, [{ ...noMenu, file }]);
    }
    expect(on.window.setRepresentedFilename.mock.calls).toEqual([[path], ['']]);
    expect(double.app.addRecentDocument.mock.calls).toEqual([[path]]);
  });

  test('the wheel with Ctrl changes the text size', () => {
    for (const direction of ['in', 'out']) on.window.webContents.emit('zoom-changed', {}, direction);
    expect(on.window.webContents.sent.slice(-2)).toEqual([
      [channels.command, 'view.largerText'],
      [channels.command, 'view.smallerText'],
    ]);
  });
});

describe('the icon of the application', () => {
  const asked: unknown[] = [];
  const requests: OpenRequests = {
    connect: async () => undefined,
    open: async () => undefined,
    newWindow: () => asked.push('newWindow'),
    activate: () => undefined,
    end: () => undefined,
  };

  test('offers a new window on Windows', () => {
    runOn('win32');
    setupLauncher(requests);
    const [[task]] = double.app.setUserTasks.mock.calls.at(-1) as [[{ arguments: string; title: string }]];
    expect(task).toMatchObject({ arguments: '"/the app" --new-window', title: 'New window' });
  });

  test('offers a new window on a Mac', () => {
    const menus: { label: string; click(): void }[][] = [];
    double.app.dock = { setMenu: (menu) => menus.push(menu as (typeof menus)[number]) };
    setupLauncher(requests);
    menus[0]?.[0]?.click();
    expect(asked).toEqual(['newWindow']);
    double.app.dock = undefined;
  });
});

describe('the spell checker', () => {
  const check = async (...languages: readonly string[]) =>
    await on.invoke(channels.describeMenu, [{ ...noMenu, spelling: languages }]);

  test.skipIf(platform === 'darwin')(
    'is off until it is asked for, and then checks the language of the study',
    async () => {
      const { spelling } = double.defaultSession;
      expect(spelling.isOn).toBe(false);
      for (const [language, dictionary] of [
        ['de', 'de'],
        ['de-AT', 'de'],
        ['en', 'en-GB'],
        ['EN-us', 'en-US'],
        ['pt', 'pt-BR'],
      ] as const) {
        await check(language);
        expect(spelling).toEqual({ isOn: true, languages: [dictionary] });
      }
      await check('tlh');
      expect(spelling.isOn).toBe(false);
      await check('de');
      await check();
      expect(spelling.isOn).toBe(false);
    },
  );
});

describe('reports', () => {
  const choose = async (act: string) => {
    const menus = [{ label: 'Help', entries: [{ act, label: act }] }];
    await on.invoke(channels.describeMenu, [{ ...noMenu, menus }]);
    const drawn = double.menus.at(-1) as { submenu: { click(): void }[] }[];
    drawn.at(-1)?.submenu[0]?.click();
  };

  test('of crashes stay on this machine, and the menu shows where', async () => {
    expect(double.crashReports).toEqual([{ uploadToServer: false }]);
    await choose('showCrashReports');
    await eventually('the box about crash reports is shown', () =>
      expect(double.dialog.asked.at(-1)).toBe('There are no crash reports yet.'),
    );
    const folder = join(on.root, 'home', 'window', 'crashDumps');
    await mkdir(folder, { recursive: true });
    await choose('showCrashReports');
    await eventually('the folder of crash reports is shown', () => expect(double.shown.at(-1)).toBe(folder));
  });

  test('of failures are in the log, which the menu shows', async () => {
    await choose('showLog');
    await eventually('the box about the log is shown', () =>
      expect(double.dialog.asked.at(-1)).toBe('There is no log yet, because nothing has failed.'),
    );
    double.services[0]?.emit('exit', 7);
    await choose('showLog');
    const path = join(on.root, 'home', 'studio.log');
    await eventually('the log is shown', () => expect(double.shown.at(-1)).toBe(path));
    const [first = ''] = (await readFile(path, 'utf8')).split('\n');
    expect(JSON.parse(first)).toMatchObject({
      level: 50,
      msg: 'The study service ended with code 7; started again: true.',
    });
  });

  test('a log of over a megabyte is kept once more; without a folder, nothing fails', async () => {
    const home = join(on.root, 'log');
    await mkdir(home);
    await writeFile(join(home, 'studio.log'), 'x'.repeat(1_000_001));
    openLog(home).error('new');
    expect((await readFile(join(home, 'studio.old.log'))).length).toBe(1_000_001);
    expect(await readFile(join(home, 'studio.log'), 'utf8')).toContain('"msg":"new"');
    await writeFile(join(on.root, 'a file'), '');
    openLog(join(on.root, 'a file')).error('lost');
  });
});

describe('a start', () => {
  test('after two that failed restores nothing, until a page works', async () => {
    const folder = join(on.root, 'starts');
    expect(countStart(folder).isSafe()).toBe(false);
    expect(countStart(folder).isSafe()).toBe(false);
    const third = countStart(folder);
    expect(third.isSafe()).toBe(true);
    third.succeeded();
    expect(third.isSafe()).toBe(false);
    expect(countStart(folder).isSafe()).toBe(false);
    await writeFile(join(folder, 'starts.json'), 'damaged');
    expect(countStart(folder).isSafe()).toBe(false);
  });

  test('that the user ends early does not count; one whose page ended does', async () => {
    const folder = join(on.root, 'early');
    const failed = async () => JSON.parse(await readFile(join(folder, 'starts.json'), 'utf8')) as unknown;
    countStart(folder).ended();
    expect(await failed()).toEqual({ failed: 0 });
    const crashed = countStart(folder);
    crashed.failed();
    crashed.ended();
    expect(await failed()).toEqual({ failed: 1 });
  });

  test('counts as finished when the page works', async () => {
    await on.invoke(channels.listens, []);
    expect(JSON.parse(await readFile(join(on.root, 'home', 'window', 'starts.json'), 'utf8'))).toEqual({ failed: 0 });
  });
});

describe('updates', () => {
  const log = { path: '', error: vi.fn() };
  const found = (isUpdateAvailable: boolean) => {
    const updater = {
      checkForUpdates: vi.fn(async () => ({ isUpdateAvailable, updateInfo: { version: '9.0.0' } })),
      downloadUpdate: vi.fn(async () => []),
    };
    return { updater, load: async () => updater as unknown as Updater };
  };
  const none = 'Guide Studio 0.0.0-test: this build does not look for updates.';

  test('are off in a build without a channel, which says where new versions are', async () => {
    await createUpdateCheck(log)();
    expect(double.dialog.asked.at(-1)).toBe(none);
    // A channel that does not fit this kind of package.
    const updater = { checkForUpdates: async () => null } as unknown as Updater;
    await createUpdateCheck(log, async () => updater)();
    expect(double.dialog.asked.at(-1)).toBe(none);
  });

  test('are loaded only after a question, and installed when the user quits', async () => {
    const { updater, load } = found(true);
    double.dialog.agree = 1;
    await createUpdateCheck(log, load)();
    expect(double.dialog.asked.at(-1)).toBe('Version 9.0.0 is available.');
    expect(updater.downloadUpdate).not.toHaveBeenCalled();
    double.dialog.agree = 0;
    await createUpdateCheck(log, load)();
    expect(updater.downloadUpdate).toHaveBeenCalledOnce();
    expect(double.dialog.asked.at(-1)).toBe('Version 9.0.0 is ready.');
    expect(double.app.quit).not.toHaveBeenCalled();
  });

  test('are checked once at a time', async () => {
    const { updater, load } = found(false);
    const check = createUpdateCheck(log, load);
    await Promise.all([check(), check()]);
    expect(updater.checkForUpdates).toHaveBeenCalledOnce();
    expect(double.dialog.asked.at(-1)).toBe('Guide Studio 0.0.0-test is the newest version.');
  });

  test('say what failed', async () => {
    await createUpdateCheck(log, async () => await Promise.reject(new Error('no network')))();
    expect(double.dialog.asked.at(-1)).toBe('The check for updates failed.');
    expect(log.error).toHaveBeenCalledOnce();
  });
});
