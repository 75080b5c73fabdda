import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { keptNetwork, keptParts, studioPlaces, thisMachine } from '@guide-studio/host/node';
import { app } from 'electron';
import { commandLine } from './commandLine.ts';
import { drawFirstMenu } from './drawMenu.ts';
import { followUse } from './focusedWindow.ts';
import { openLog } from './log.ts';
import { collectOpenRequests, type OpenRequests, type StartRequest } from './openRequests.ts';
import { safeKeyStore } from './safeKeyStore.ts';
import { countStart } from './safeStart.ts';
import { keepCrashReports, setupCrashes } from './setupCrashes.ts';
import { setupDownloads } from './setupDownloads.ts';
import { setupIpc } from './setupIpc.ts';
import { setupLauncher } from './setupLauncher.ts';
import { setupNavigation } from './setupNavigation.ts';
import { setupPermissions } from './setupPermissions.ts';
import { registerAppScheme, setupProtocol } from './setupProtocol.ts';
import { setupSpelling } from './setupSpelling.ts';
import { setupTextMenu } from './setupTextMenu.ts';
import { setupUnload, watchQuitting } from './setupUnload.ts';
import { setupZoom } from './setupZoom.ts';
import { startService } from './startService.ts';
import type { BuiltFiles, Shared } from './studio.ts';
import { systemActs } from './systemActs.ts';
import { createUpdateCheck } from './updates.ts';
import { setDamagedWindowDataAside } from './windowData.ts';
import { createWindows, reportNotOpened, type Windows } from './windows.ts';
import { speakLike } from './words.ts';

const cleanUpMs = 8000;

/** Names the program to Windows, as the installer does: its windows and its shortcut are then one entry. */
const appUserModelId = 'guide-studio.editor';

/**
 * Starts the application. Resolves to its windows when the first page is loading; to null if another instance runs,
 * which then gets the files.
 */
export async function startStudio(files: BuiltFiles): Promise<Windows | null> {
  const places = studioPlaces(process.env);
  const windowData = join(places.home, 'window');
  app.setPath('userData', windowData);
  const parameters = process.argv.slice(app.isPackaged ? 1 : 2);
  const request: StartRequest = { parameters, workingFolder: process.cwd() };
  if (!app.requestSingleInstanceLock(request)) {
    app.quit();
    return null;
  }
  const setAside = setDamagedWindowDataAside(windowData);
  keepCrashReports();
  app.enableSandbox();
  app.setAppUserModelId(appUserModelId);
  registerAppScheme();
  const log = openLog(places.home);
  const requests = collectOpenRequests(app, (error) => {
    log.error('A window could not be opened.', error);
    reportNotOpened(error);
  });
  await app.whenReady();
  speakLike(app.getLocale());
  await mkdir(places.home, { recursive: true, mode: 0o700 });
  setupPermissions();
  setupNavigation();
  setupSpelling();
  setupDownloads();
  setupLauncher(requests);
  drawFirstMenu();
  watchQuitting();
  const start = countStart(windowData);
  const keyStore = safeKeyStore(places.home);
  const service = startService({
    program: files.service,
    database: places.database,
    page: files.page,
    log,
    parts: async () => await keptParts({ machine: thisMachine(), home: places.home, keyStore }),
    network: async () => await keptNetwork({ machine: thisMachine(), home: places.home }),
  });
  const shared: Shared = { preload: files.preload, places, keyStore, service, log, start, setAside };
  const acts = systemActs(requests, log.path, createUpdateCheck(log));
  const windows = createWindows(shared, [
    setupUnload,
    setupTextMenu,
    setupZoom,
    (studio) => setupCrashes(studio, log),
    ({ window }) => window.webContents.on('render-process-gone', start.failed).on('unresponsive', start.failed),
    (studio) => followUse(studio, windows, acts),
  ]);
  await setupProtocol(files.renderer, windows.all);
  setupIpc(windows, requests, acts, start.succeeded);
  endWithWindows(requests);
  cleanUpAtTheEnd(async () => {
    start.ended();
    requests.end();
    // A folder of the network that is gone may never answer.
    await Promise.race([Promise.allSettled([service.stop(), windows.close()]), wait(cleanUpMs)]);
  });
  await requests.connect(windows, commandLine(parameters, process.cwd()));
  return windows;
}

/** Without windows the application ends; on a Mac it waits for the next click on its icon. */
function endWithWindows(requests: OpenRequests): void {
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  app.on('activate', () => requests.activate());
}

/** Delays the end until the service has revoked its key and the windows' claims are released. */
function cleanUpAtTheEnd(cleanUp: () => Promise<void>): void {
  let isDone = false;
  app.on('will-quit', (event) => {
    if (isDone) return;
    event.preventDefault();
    isDone = true;
    void cleanUp().finally(() => app.quit());
  });
}
