import { existsSync } from 'node:fs';
import type { SystemAct } from '@guide-studio/host/common';
import { app, shell } from 'electron';
import type { OpenRequests } from './openRequests.ts';
import { showMessage } from './showMessage.ts';
import { nativeWords } from './words.ts';

/** What the menus ask of the main process itself. */
export type SystemActs = Readonly<Record<SystemAct, () => void>>;

/** Returns the acts of the application. */
export function systemActs(requests: OpenRequests, logPath: string, checkForUpdates: () => Promise<void>): SystemActs {
  return {
    newWindow: () => requests.newWindow(),
    showLog: () => void show(logPath, nativeWords().noLog),
    showCrashReports: () => void show(app.getPath('crashDumps'), nativeWords().noCrashReports),
    checkForUpdates: () => void checkForUpdates(),
  };
}

/** Shows a file or a folder in the program that the system has for it, or says where it is, or that there is none. */
async function show(path: string, none: string): Promise<void> {
  if (!existsSync(path)) await showMessage({ type: 'info', message: none });
  else if ((await shell.openPath(path)) !== '') {
    await showMessage({ type: 'info', message: nativeWords().cannotShow, detail: path });
  }
}
