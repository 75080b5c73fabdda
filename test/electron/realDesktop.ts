import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { _electron, type ElectronApplication, type Page } from '@playwright/test';
import type { BrowserWindow, Dialog, MenuItem, Shell } from 'electron';
import { type Asked, type Desktop, prepare, type Start, type SystemWindow } from './desktop.ts';
import { within } from '../eventually.ts';

const root = resolve(import.meta.dirname, '../..');
const packageFolder = join(root, 'node_modules', 'electron');

// Importing the package would try to download the program, so its files are read instead.
function binary(): string | null {
  const pathFile = join(packageFolder, 'path.txt');
  if (!existsSync(pathFile)) return null;
  const path = join(packageFolder, 'dist', readFileSync(pathFile, 'utf8').trim());
  return existsSync(path) ? path : null;
}

/** Returns why the real Electron cannot run here; null if it can. */
export function whyNoElectron(): string | null {
  if (binary() === null) return 'Electron binary not installed. Run: npx install-electron --no';
  if (!existsSync(join(root, 'electron', 'dist', 'main.mjs'))) return 'Electron is not built. Run: npm run build';
  const display = process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY'];
  return process.platform === 'linux' && display === undefined ? 'There is no display for Electron here.' : null;
}

/** What the test put into the main process. */
interface Watched {
  readonly asked: Asked[];
  readonly answers: object[];
  readonly menus: { readonly items: readonly MenuItem[] }[];
  /** The windows, the last used one last. */
  readonly used: BrowserWindow[];
  /** Pages of other hosts. */
  readonly pages: Map<string, string>;
}

declare global {
  // oxlint-disable-next-line no-var -- the form that globals have
  var watched: Watched;
}

/** The built application in the real Electron. It has not been run on the machines that build this project. */
export async function startReal(start: Start): Promise<Desktop> {
  const { home, folder, words } = prepare(start);
  const executablePath = binary() ?? undefined;
  const env = { ...process.env, GUIDE_STUDIO_HOME: home } as Record<string, string>;
  const app = await _electron.launch({ executablePath, args: [join(root, 'electron'), ...words], env, cwd: folder });
  await watch(app);
  const child = app.process();
  return {
    home,
    folder,
    address: 'app://guide-studio/',
    nextPage: async (others) => await nextPage(app, others),
    loadedAgain: async (page) => await Promise.resolve(page),
    startAgain: async (...parameters) => {
      const args = [join(root, 'electron'), ...parameters];
      const second = spawn(executablePath ?? '', args, { cwd: folder, env, stdio: 'ignore' });
      const [code] = (await within('the second start ends', once(second, 'exit'))) as [number | null];
      return code;
    },
    ended: async () => {
      if (child.exitCode === null) await within('the application ends', once(child, 'exit'));
      return child.exitCode;
    },
    choose: async (label) =>
      await app.evaluate(({ Menu }, wanted) => {
        const bar = globalThis.watched.menus.at(-1) ?? Menu.getApplicationMenu();
        const flat = (items: readonly MenuItem[]): readonly MenuItem[] =>
          items.flatMap((item) => [item, ...flat(item.submenu?.items ?? [])]);
        flat(bar?.items ?? [])
          .find((item) => item.label === wanted)
          ?.click();
      }, label),
    close: async () => await app.evaluate(() => globalThis.watched.used.at(-1)?.close()),
    quit: async () => await app.evaluate(({ app: own }) => own.quit()),
    windows: async () =>
      (await app.evaluate(() => globalThis.watched.used.map((window) => window.getTitle()))).map(
        (title): SystemWindow => {
          // Only a Mac tells the file and the mark; the title says both everywhere.
          const [, mark, name] = /^(● )?(.+) – Guide Studio$/u.exec(title) ?? [];
          const file = name === undefined ? '' : join(folder, `${name.replace(/\.guide\.json$/u, '')}.guide.json`);
          return { edited: mark !== undefined, file };
        },
      ),
    answer: async (answer) => await app.evaluate((_, given) => globalThis.watched.answers.push(given), answer),
    asked: async () => await app.evaluate(() => globalThis.watched.asked),
    openFile: async (path) =>
      await app.evaluate(
        ({ app: own }, given) => own.emit('open-file', { preventDefault: () => undefined }, given),
        path,
      ),
    outside: async (url, html) =>
      await app.evaluate(
        ({ session }, given) => {
          const { pages } = globalThis.watched;
          pages.set(given.url, given.html);
          const { protocol } = session.defaultSession;
          if (protocol.isProtocolHandled('https')) return;
          const headers = { 'content-type': 'text/html' };
          protocol.handle('https', ({ url: asked }) => new Response(pages.get(asked) ?? '', { headers }));
        },
        { url, html },
      ),
    crashPage: async () =>
      await app.evaluate(() => globalThis.watched.used.at(-1)?.webContents.forcefullyCrashRenderer()),
    crashService: async () =>
      await app.evaluate(({ app: own }) => {
        const service = own.getAppMetrics().find(({ name }) => name === 'Study service');
        if (service) process.kill(service.pid, 'SIGKILL');
      }),
    permissions: async () => await permissionsIn(app),
    stop: async () => {
      await app.close().catch(() => undefined);
      rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

/** Replaces what asks the system by something that the test answers. */
async function watch(application: ElectronApplication): Promise<void> {
  await application.evaluate(({ app, dialog, shell, BrowserWindow }) => {
    const used = BrowserWindow.getAllWindows();
    const watched: Watched = { asked: [], answers: [], menus: [], used, pages: new Map() };
    globalThis.watched = watched;
    const ask = (kind: Asked['kind'], given: readonly unknown[], otherwise: object) => {
      watched.asked.push({ kind, ...(given.at(-1) as object) });
      return watched.answers.shift() ?? otherwise;
    };
    const replaced = {
      showMessageBox: async (...given: readonly unknown[]) => ask('message', given, { response: 0 }),
      showOpenDialog: async (...given: readonly unknown[]) => ask('open', given, { canceled: true, filePaths: [] }),
      showSaveDialog: async (...given: readonly unknown[]) => ask('save', given, { canceled: true, filePath: '' }),
      showErrorBox: (title: string, content: string) => void watched.asked.push({ kind: 'error', message: content }),
    };
    Object.assign(dialog satisfies Dialog, replaced);
    Object.assign(shell satisfies Shell, {
      openExternal: async (url: string) => void watched.asked.push({ kind: 'external', url }),
      openPath: async (path: string) => {
        watched.asked.push({ kind: 'path', path });
        return '';
      },
    });
    const follow = (window: Electron.BrowserWindow) => {
      const without = () => used.filter((each) => each !== window);
      window.on('focus', () => used.splice(0, used.length, ...without(), window));
      window.on('closed', () => used.splice(0, used.length, ...without()));
    };
    for (const window of used) follow(window);
    app.on('browser-window-created', (_event, window) => {
      used.push(window);
      follow(window);
    });
    const { setMenu } = BrowserWindow.prototype;
    BrowserWindow.prototype.setMenu = function setAndRecord(menu) {
      if (menu) watched.menus.push(menu);
      setMenu.call(this, menu);
    };
  });
}

async function nextPage(app: ElectronApplication, others: readonly Page[]): Promise<Page> {
  for (let tries = 0; tries < 300; tries += 1) {
    const found = app.windows().find((page) => page.url().startsWith('app://') && !others.includes(page));
    if (found) return found;
    await pause(50);
  }
  throw new Error('The application showed no window.');
}

/** Asks Chromium itself, which asks the handlers. */
async function permissionsIn(app: ElectronApplication): Promise<readonly boolean[]> {
  const page = await nextPage(app, []);
  return await page.evaluate(async () => {
    const may = async (act: Promise<unknown>) =>
      await act.then(
        () => true,
        () => false,
      );
    const state = await navigator.permissions.query({ name: 'notifications' }).then(({ state: now }) => now);
    const usb = (navigator as unknown as { usb?: { getDevices(): Promise<readonly unknown[]> } }).usb;
    return [
      await may(navigator.mediaDevices.getUserMedia({ audio: true })),
      state === 'granted',
      ((await usb?.getDevices().catch(() => [])) ?? []).length > 0,
    ];
  });
}
