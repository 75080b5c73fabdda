import { setImmediate } from 'node:timers/promises';
import { createNodeHost } from '@guide-studio/host/node';
import { app, type BrowserWindow, dialog, shell, type WebContents } from 'electron';
import { appPage } from './appOrigin.ts';
import { createWindow, forgetPlace } from './createWindow.ts';
import { fileQueue } from './fileQueue.ts';
import { folderToOpen, type Wanted } from './folderToOpen.ts';
import { nativeDialogs } from './nativeDialogs.ts';
import { printPage } from './printPage.ts';
import type { Shared, Studio } from './studio.ts';
import { nativeWords } from './words.ts';

/** The open windows. */
export interface Windows {
  /** Opens a window. Resolves when its page is loading. If that fails, the window is gone, and a box says why. */
  open(wanted: Wanted): Promise<void>;
  /** Returns the open windows, the last used one first. */
  all(): readonly Studio[];
  /** Returns the window of a page. */
  of(contents: WebContents): Studio | null;
  /** Ends what the hosts of closed windows still do. */
  close(): Promise<void>;
}

/** A page that is loaded again while it loads: not a failure. */
const aborted = -3;

/** Returns the windows of the application: none yet. Each of `setups` is called once for every new window. */
export function createWindows(shared: Shared, setups: readonly ((studio: Studio) => void)[]): Windows {
  let studios: readonly Studio[] = [];
  let setAside = shared.setAside;
  const closing: Promise<void>[] = [];

  /** Returns a name that no open window has. Size and place are kept by this name. */
  function freeName(): string {
    const taken = new Set(studios.map(({ name }) => name));
    for (let count = 1; ; count += 1) {
      const name = count === 1 ? 'editor' : `editor-${count}`;
      if (!taken.has(name)) return name;
    }
  }

  async function make(wanted: Wanted): Promise<Studio> {
    const [first, ...others] = wanted.files;
    const isSafe = studios.length === 0 && shared.start.isSafe();
    const host = await createNodeHost({
      kind: 'electron',
      version: app.getVersion(),
      folder: await folderToOpen(wanted, shared.places),
      home: shared.places.home,
      downloads: shared.places.downloads,
      openFirst: first,
      start: isSafe ? 'safe' : studios.length === 0 ? 'first' : 'another',
      setAside,
      keyStore: shared.keyStore,
      thisComputer: shared.service.connection,
      partUser: shared.service.user,
      networkUser: shared.service.network,
      dialogs: nativeDialogs(() => window),
      trash: async (path) => await shell.trashItem(path),
      print: printPage,
      onBug: (method, cause) => shared.log.error(`${method} failed`, cause),
    });
    setAside = [];
    const name = freeName();
    if (isSafe) forgetPlace(name);
    const window: BrowserWindow = createWindow(shared.preload, name, studios[0]?.window);
    const isHandedOut = first !== undefined && (await host.handOut(first)).ok;
    const queue = fileQueue(window, host, isHandedOut ? first : null, () => studio.described?.open ?? false);
    const studio: Studio = { name, window, host, queue, described: null, path: '' };
    studios = [studio, ...studios];
    window.on('focus', () => (studios = [studio, ...studios.filter((each) => each !== studio)]));
    window.on('closed', () => {
      studios = studios.filter((each) => each !== studio);
      closing.push(host.close());
    });
    beginAgainAfterReload(studio);
    for (const setup of setups) setup(studio);
    // A first file that cannot be handed out is said to be so when the page works.
    queue.ask(first === undefined || isHandedOut ? others : [first, ...others]);
    return studio;
  }

  return {
    open: async (wanted) => {
      const studio = await make(wanted);
      try {
        await load(studio.window);
      } catch (error) {
        studio.window.destroy();
        throw error;
      }
    },
    all: () => studios,
    of: (contents) => studios.find(({ window }) => !window.isDestroyed() && window.webContents === contents) ?? null,
    close: async () => {
      await Promise.all([...closing, ...studios.map(async ({ host }) => await host.close())]);
    },
  };
}

/** Reports a window that could not be opened. */
export function reportNotOpened(error: unknown): void {
  dialog.showErrorBox('Guide Studio', nativeWords().notOpened(error instanceof Error ? error.message : String(error)));
}

async function load(window: BrowserWindow): Promise<void> {
  let hasCrashed = false;
  window.webContents.once('render-process-gone', () => (hasCrashed = true));
  const isCrashed = () => hasCrashed;
  try {
    await window.loadURL(appPage);
  } catch (error) {
    // A page that crashed meanwhile has a question of its own, which is asked in this turn of the program.
    await setImmediate();
    if (window.isDestroyed() || isCrashed() || (error as { errno?: number }).errno === aborted) return;
    throw error;
  }
}

/** A page that is loaded again, as after a crash, begins with the guide that was open, and offers its unsaved work. */
function beginAgainAfterReload(studio: Studio): void {
  let loads = 0;
  studio.window.webContents.on('did-start-navigation', ({ isMainFrame, isSameDocument }) => {
    if (!isMainFrame || isSameDocument) return;
    loads += 1;
    const file = studio.described?.file ?? null;
    // In another folder the same name is another file.
    const isThere = file !== null && studio.host.pathOf(file) === studio.path;
    if (loads > 1 && studio.queue.hasListened()) studio.host.beginAgain(isThere ? file : null);
  });
}
