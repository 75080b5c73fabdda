import { channels } from './channels.ts';
import type { Studio } from './studio.ts';

/**
 * A window is closed only when its page lets it go. Where the page holds it back it asks the person there, in their
 * language and with a way to save, and closes the window itself when it may.
 */
export function setupUnload({ window }: Studio): void {
  window.webContents.on('will-prevent-unload', () => {
    if (window.isMinimized()) window.restore();
    window.focus();
    window.webContents.send(channels.leave, '');
  });
}
