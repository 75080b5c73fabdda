import { BaseWindow, BrowserWindow, nativeTheme, type WebPreferences } from 'electron';

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
  // Except on a Mac, it stays off until the user asks for it (`setupSpelling.ts`).
  spellcheck: true,
});

const size = { width: 1440, height: 900 };
/** A further window is this much lower and to the right. */
const step = 32;
/** A window whose page is not ready by then is shown as it is, so that what happens to it is seen. */
const showByMs = 10_000;

/** Forgets the size and place of a window, before it is created. */
export function forgetPlace(name: string): void {
  BaseWindow.clearPersistedState(name);
}

/**
 * Creates a window of the editor. It is shown when its content is ready. Its size and place are kept under its name,
 * which no other open window has. `before` is the window that was used last; the new one does not cover it.
 */
export function createWindow(preload: string, name: string, before: BrowserWindow | undefined): BrowserWindow {
  const [x, y] = before?.getPosition() ?? [];
  const window = new BrowserWindow({
    name,
    windowStatePersistence: true,
    ...size,
    ...(x === undefined || y === undefined ? {} : { x: x + step, y: y + step }),
    minWidth: 800,
    minHeight: 560,
    show: false,
    title: 'Guide Studio',
    backgroundColor: nativeTheme.shouldUseDarkColors ? '#16181d' : '#ffffff',
    webPreferences: { ...webPreferences, preload },
  });
  const show = () => {
    if (!window.isDestroyed() && !window.isVisible()) window.show();
  };
  window.once('ready-to-show', show);
  setTimeout(show, showByMs).unref();
  return window;
}
