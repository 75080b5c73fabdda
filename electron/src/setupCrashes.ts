import { app, crashReporter, dialog } from 'electron';
import { appPage } from './appOrigin.ts';
import type { Log } from './log.ts';
import type { Studio } from './studio.ts';
import { nativeWords } from './words.ts';

/**
 * Keeps reports of crashed processes on this machine, in the folder that Help › Show crash reports opens. Nothing is
 * sent. Call it before the application is ready.
 */
export function keepCrashReports(): void {
  crashReporter.start({ uploadToServer: false });
}

/**
 * Offers to load the page again when its process ended or hangs, and says what of the guide is kept: unsaved work is
 * backed up within two seconds (docs/decisions/files-and-saving.md), and the page offers it after it was loaded.
 */
export function setupCrashes({ window }: Studio, log: Log): void {
  const { webContents } = window;
  /** The question that is shown, if any. */
  let asking: AbortController | null = null;
  let isReloading = false;

  const load = () => void window.loadURL(appPage).catch((error: unknown) => log.error('The page did not load.', error));

  /** Resolves to true for the first button. A question that is taken back is answered with the other one. */
  async function ask(message: string, detail: string, other: string): Promise<boolean> {
    asking?.abort();
    const own = new AbortController();
    asking = own;
    // A page that ends early would have a window that is still hidden.
    if (!window.isVisible()) window.show();
    const { response } = await dialog.showMessageBox(window, {
      type: 'error',
      message,
      detail,
      buttons: [nativeWords().reload, other],
      defaultId: 0,
      cancelId: 1,
      signal: own.signal,
    });
    if (asking === own) asking = null;
    return response === 0 && !own.signal.aborted;
  }

  async function onGone(): Promise<void> {
    const { pageGone, pageGoneDetail, closeWindow } = nativeWords();
    const isAgain = await ask(pageGone, pageGoneDetail(app.getPath('crashDumps')), closeWindow);
    if (window.isDestroyed()) return;
    if (isAgain) load();
    else window.destroy();
  }

  async function onHang(): Promise<void> {
    const { pageHangs, pageHangsDetail, wait } = nativeWords();
    const isAgain = await ask(pageHangs, pageHangsDetail, wait);
    // A page that ended meanwhile has a question of its own.
    if (!isAgain || window.isDestroyed() || webContents.isCrashed()) return;
    // A process that hangs does not load anything, so it is ended first.
    isReloading = true;
    webContents.forcefullyCrashRenderer();
  }

  // electronjs.org/docs/latest/api/web-contents#event-render-process-gone
  webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
    if (reason === 'clean-exit') return;
    log.error(`The process of a window ended: ${reason}, code ${exitCode}.`);
    if (isReloading) load();
    else void onGone();
    isReloading = false;
  });
  webContents.on('unresponsive', () => {
    log.error('A window does not respond.');
    if (asking === null) void onHang();
  });
  webContents.on('responsive', () => asking?.abort());
}
