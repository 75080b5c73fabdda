import { BrowserWindow, nativeTheme, type WebPreferences } from 'electron';

/** No Node in the page, whatever it does (reliability.md, 2.1). */
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
  // Elsewhere than on a Mac the checker fetches its dictionaries from the network, and nobody was asked.
  spellcheck: process.platform === 'darwin',
});

/** The editor's window, shown once there is something to see. */
export function createWindow(preload: string): BrowserWindow {
  const window = new BrowserWindow({
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
