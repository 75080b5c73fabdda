import { channels } from './channels.ts';
import { sendToPage } from './sendToPage.ts';
import type { Studio } from './studio.ts';

/** Turning the wheel with Ctrl changes the text size, as its keys do: it stays the same in all windows and starts. */
export function setupZoom({ window }: Studio): void {
  window.webContents.on('zoom-changed', (_event, direction) => {
    sendToPage(window, channels.command, direction === 'in' ? 'view.largerText' : 'view.smallerText');
  });
}
