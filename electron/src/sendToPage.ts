import type { BrowserWindow } from 'electron';

/** Sends a message to the page of a window. A window or a page that is gone gets nothing. */
export function sendToPage(window: BrowserWindow, channel: string, message: unknown): void {
  if (window.isDestroyed()) return;
  try {
    window.webContents.send(channel, message);
  } catch {
    // The page has just ended.
  }
}
