import { app } from 'electron';
import { channels } from './channels.ts';
import { sendToPage } from './sendToPage.ts';
import type { Studio } from './studio.ts';

/** The windows that asked while the user was ending the application. */
const asking = new Set<Studio['window']>();
let isQuitting = false;

/** Notes that the user ends the application, so that it goes on to end after the windows have asked. */
export function watchQuitting(): void {
  app.on('before-quit', () => (isQuitting = true));
}

/** The user stays in a window that asked: the application does not end. */
export function stay(): void {
  isQuitting = false;
  asking.clear();
}

/**
 * A window closes only if its page allows it. If the page prevents it, the page asks the user in their language, offers
 * to save, and closes the window itself. If the user was ending the application, the other windows then close too.
 */
export function setupUnload({ window }: Studio): void {
  window.webContents.on('will-prevent-unload', () => {
    if (window.isMinimized()) window.restore();
    window.focus();
    sendToPage(window, channels.leave, '');
    if (isQuitting) asking.add(window);
  });
  // A page that is loaded again has forgotten its question.
  window.webContents.on('did-start-navigation', ({ isMainFrame, isSameDocument }) => {
    if (isMainFrame && !isSameDocument && asking.has(window)) stay();
  });
  window.on('closed', () => {
    // The first window that asks interrupts the end; the last answer continues it.
    if (asking.delete(window) && asking.size === 0) app.quit();
  });
}
