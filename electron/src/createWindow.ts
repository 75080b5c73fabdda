import { BrowserWindow, nativeTheme, type WebPreferences } from 'electron';

/** The page never has access to Node (docs/decisions/security.md). */
export const webPreferences: Readonly<WebPreferences> = Object.freeze({
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  nodeIntegrationInSubFrames: false,
  webSecurity: true,
  allowRunningInsecureContent: false,
  experimentalFeatures: false,
  webviewTag: false,
  navigateOnDragDrop: false,
  safeDialogs: true,
  // Except on a Mac, the spell checker downloads dictionaries without asking the user.
  spellcheck: process.platform === 'darwin',
});

/** Creates the editor's window. It is shown when its content is ready. */
export function createWindow(preload: string): BrowserWindow {
  const window = new BrowserWindow({
    // Its size and place are kept under this name.
    name: 'editor',
    windowStatePersistence: true,
    width: 1440,
    height: 900,
    minWidth: 800,
    minHeight: 560,
    show: false,
    title: 'Guide Studio',
    backgroundColor: nativeTheme.shouldUseDarkColors ? '#16181d' : '#ffffff',
    webPreferences: { ...webPreferences, preload },
  });
  window.once('ready-to-show', () => window.show());
  return window;
}
