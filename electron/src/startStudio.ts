import { mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createNodeHost, studioPlaces } from '@guide-studio/host/node';
import { app, dialog, shell } from 'electron';
import { appPage } from './appOrigin.ts';
import { type CommandLine, commandLine } from './commandLine.ts';
import { createWindow } from './createWindow.ts';
import { drawFirstMenu } from './drawMenu.ts';
import { nativeDialogs } from './nativeDialogs.ts';
import { collectOpenRequests } from './openRequests.ts';
import { printPage } from './printPage.ts';
import { safeKeyStore } from './safeKeyStore.ts';
import { setupCrashes } from './setupCrashes.ts';
import { setupIpc } from './setupIpc.ts';
import { setupNavigation } from './setupNavigation.ts';
import { setupPermissions } from './setupPermissions.ts';
import { registerAppScheme, setupProtocol } from './setupProtocol.ts';
import { setupTextMenu } from './setupTextMenu.ts';
import { setupUnload } from './setupUnload.ts';
import { startService } from './startService.ts';
import type { BuiltFiles, OpenRequests, Studio } from './studio.ts';
import { nativeWords, speakLike } from './words.ts';

/** Names the program to Windows, as the installer does: its windows and its shortcut are then one entry. */
const appUserModelId = 'org.guide-studio.editor';

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
  app.setAppUserModelId(appUserModelId);
  registerAppScheme();
  app.on('window-all-closed', () => app.quit());
  const requests = collectOpenRequests(app);
  const asked = commandLine(process.argv.slice(app.isPackaged ? 1 : 2), process.cwd());
  await app.whenReady();
  speakLike(app.getLocale());
  return await onReady(files, places, asked, requests);
}

async function onReady(
  files: BuiltFiles,
  places: ReturnType<typeof studioPlaces>,
  asked: CommandLine,
  requests: OpenRequests,
): Promise<Studio> {
  setupPermissions();
  setupNavigation();
  drawFirstMenu();
  await setupProtocol(files.renderer);
  await mkdir(places.home, { recursive: true, mode: 0o700 });
  const service = startService(files.service, places.database, files.page);
  stopBeforeQuit(service.stop);
  const [first, ...others] = [...requests.take(), ...asked.files];
  const folder = await folderToOpen(asked.folder ?? (first && dirname(first)), places);
  const window = createWindow(files.preload);
  const host = await createNodeHost({
    kind: 'electron',
    version: app.getVersion(),
    folder,
    home: places.home,
    openFirst: first,
    keyStore: safeKeyStore(places.home),
    thisComputer: service.connection,
    dialogs: nativeDialogs(window),
    trash: async (path) => await shell.trashItem(path),
    print: printPage,
    onBug: (method, cause) => console.error(`${method} failed`, cause),
  });
  app.once('will-quit', () => void host.close());
  const studio: Studio = { host, window, requests };
  for (const setup of [setupIpc, setupUnload, setupTextMenu, setupCrashes]) setup(studio);
  requests.connect(studio, others);
  await window.loadURL(appPage);
  return studio;
}

/** Returns the folder to show: the wanted one if it is there, else the usual one, which is made if it is missing. */
async function folderToOpen(
  wanted: string | undefined,
  { workspace }: { readonly workspace: string },
): Promise<string> {
  if (wanted !== undefined && wanted !== workspace) {
    const found = await stat(wanted).catch(() => null);
    if (found?.isDirectory()) return wanted;
    dialog.showErrorBox('Guide Studio', nativeWords().noFolder(wanted, workspace));
  }
  await mkdir(workspace, { recursive: true });
  return workspace;
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
