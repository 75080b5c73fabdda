import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { app } from 'electron';
import type { AppUpdater } from 'electron-updater';
import type { Log } from './log.ts';
import { showMessage } from './showMessage.ts';
import { nativeWords } from './words.ts';

/** The part of electron-updater that is used. */
export type Updater = Pick<AppUpdater, 'checkForUpdates' | 'downloadUpdate'>;

/**
 * Returns the updater of an installed build that was made with a release channel (`publish` of electron-builder); null
 * for others, also for the portable one of Windows, which nothing has installed. No server is asked before.
 */
async function loadUpdater(): Promise<Updater | null> {
  const isInstalled = app.isPackaged && process.env.PORTABLE_EXECUTABLE_FILE === undefined;
  if (!isInstalled || !existsSync(join(process.resourcesPath, 'app-update.yml'))) return null;
  const { default: library } = await import('electron-updater');
  const { autoUpdater } = library;
  autoUpdater.autoDownload = false;
  autoUpdater.autoInstallOnAppQuit = true;
  return autoUpdater;
}

/**
 * Returns the check for a new version, which runs only when the user asks for it, and once at a time. What was
 * downloaded is installed after the user has ended the application: its installer would not wait for a window that
 * asks about unsaved work.
 */
export function createUpdateCheck(log: Log, load = loadUpdater): () => Promise<void> {
  let isChecking = false;
  return async () => {
    if (isChecking) return;
    isChecking = true;
    try {
      await look(await load());
    } catch (error) {
      log.error('The check for updates failed.', error);
      const { failed, failedDetail } = nativeWords().updates;
      await showInfo(failed, failedDetail(error instanceof Error ? error.message : String(error)));
    } finally {
      isChecking = false;
    }
  };
}

async function look(updater: Updater | null): Promise<void> {
  const { updates: words } = nativeWords();
  const found = (await updater?.checkForUpdates()) ?? null;
  if (updater === null || found === null) return await showInfo(words.none(app.getVersion()), words.noneDetail);
  if (!found.isUpdateAvailable) return await showInfo(words.newest(app.getVersion()));
  const { version } = found.updateInfo;
  const buttons = [words.download, words.later];
  const asked = { type: 'info', message: words.found(version), detail: words.foundDetail, buttons } as const;
  const { response } = await showMessage({ ...asked, defaultId: 0, cancelId: 1 });
  if (response !== 0) return;
  await updater.downloadUpdate();
  await showInfo(words.ready(version), words.readyDetail);
}

async function showInfo(message: string, detail = ''): Promise<void> {
  await showMessage({ type: 'info', message, detail, buttons: [nativeWords().updates.ok] });
}
