import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createNodeHost, studioPlaces } from '@guide-studio/host/node';
import { app, shell } from 'electron';
import { appPage } from './appOrigin.ts';
import { commandLine } from './commandLine.ts';
import { createWindow } from './createWindow.ts';
import { drawFirstMenu } from './drawMenu.ts';
import { nativeDialogs } from './nativeDialogs.ts';
import { printPage } from './printPage.ts';
import { safeKeyStore } from './safeKeyStore.ts';
import { setupIpc } from './setupIpc.ts';
import { setupNavigation } from './setupNavigation.ts';
import { setupOpenFiles } from './setupOpenFiles.ts';
import { setupPermissions } from './setupPermissions.ts';
import { registerAppScheme, setupProtocol } from './setupProtocol.ts';
import { setupTextMenu } from './setupTextMenu.ts';
import { setupUnload } from './setupUnload.ts';
import { startService } from './startService.ts';
import type { BuiltFiles, Studio } from './studio.ts';

/**
 * Starts the application. Resolves when the page is loading; to null if another instance runs, which then gets the
 * files.
 */
export async function startStudio(files: BuiltFiles): Promise<Studio | null> {
  const places = studioPlaces(process.env);
  app.setPath('userData', join(places.home, 'window'));
  if (!app.requestSingleInstanceLock()) {
    app.quit();
    return null;
  }
  app.enableSandbox();
  registerAppScheme();
  app.on('window-all-closed', () => app.quit());
  const asked = askedBeforeReady();
  await app.whenReady();
  return await onReady(files, places, asked);
}

/** On a Mac, a double-clicked file arrives in an event that may precede readiness. */
function askedBeforeReady(): () => ReturnType<typeof commandLine> {
  let opened: string | undefined;
  app.once('open-file', (event, path) => {
    event.preventDefault();
    opened = path;
  });
  return () => commandLine(opened === undefined ? process.argv.slice(app.isPackaged ? 1 : 2) : [opened], process.cwd());
}

async function onReady(
  files: BuiltFiles,
  places: ReturnType<typeof studioPlaces>,
  asked: () => ReturnType<typeof commandLine>,
): Promise<Studio> {
  setupPermissions();
  setupNavigation();
  drawFirstMenu();
  await setupProtocol(files.renderer);
  await mkdir(places.home, { recursive: true, mode: 0o700 });
  const service = await startService(files.service, places.database, files.page);
  stopBeforeQuit(service.stop);
  const { file, folder = places.workspace } = asked();
  if (folder === places.workspace) await mkdir(folder, { recursive: true });
  const window = createWindow(files.preload);
  const host = await createNodeHost({
    kind: 'electron',
    version: app.getVersion(),
    folder,
    home: places.home,
    openFirst: file,
    keyStore: safeKeyStore(places.home),
    thisComputer: service.connection,
    dialogs: nativeDialogs(window),
    trash: async (path) => await shell.trashItem(path),
    print: printPage,
    onBug: (method, cause) => console.error(`${method} failed`, cause),
  });
  app.once('will-quit', () => void host.close());
  const studio: Studio = { host, window };
  for (const setup of [setupIpc, setupUnload, setupOpenFiles, setupTextMenu]) setup(studio);
  await window.loadURL(appPage);
  return studio;
}

/** Delays quitting until the service has revoked its key. */
function stopBeforeQuit(stop: () => Promise<void>): void {
  let stopped = false;
  app.on('will-quit', (event) => {
    if (stopped) return;
    event.preventDefault();
    stopped = true;
    void stop().finally(() => app.quit());
  });
}
