import { app, dialog } from 'electron';
import { appPage } from './appOrigin.ts';
import type { Studio } from './studio.ts';
import { nativeWords } from './words.ts';

/**
 * Offers to load the page again when its process ended or hangs, and says what of the guide is kept: unsaved work is
 * backed up within two seconds (docs/decisions/files-and-saving.md), and the page offers it after it was loaded.
 */
export function setupCrashes({ window }: Studio): void {
  let isAsking = false;
  let isReloading = false;

  async function offer(message: string, detail: string, other: string): Promise<'reload' | 'other' | 'asked'> {
    if (isAsking || window.isDestroyed()) return 'asked';
    isAsking = true;
    const buttons = [nativeWords().reload, other];
    const { response } = await dialog.showMessageBox(window, {
      type: 'error',
      message,
      detail,
      buttons,
      defaultId: 0,
      cancelId: 1,
    });
    isAsking = false;
    return response === 0 ? 'reload' : 'other';
  }

  // electronjs.org/docs/latest/api/web-contents#event-render-process-gone
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit') return;
    if (isReloading) {
      isReloading = false;
      void window.loadURL(appPage);
      return;
    }
    const { pageGone, pageGoneDetail, quit } = nativeWords();
    void offer(pageGone, pageGoneDetail, quit).then(async (choice) => {
      if (choice === 'reload') await window.loadURL(appPage);
      if (choice === 'other') app.quit();
    });
  });

  window.webContents.on('unresponsive', () => {
    const { pageHangs, pageHangsDetail, wait } = nativeWords();
    void offer(pageHangs, pageHangsDetail, wait).then((choice) => {
      if (choice !== 'reload') return;
      // A process that hangs does not load anything, so it is ended first.
      isReloading = true;
      window.webContents.forcefullyCrashRenderer();
    });
  });
}
