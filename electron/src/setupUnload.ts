import { channels } from './channels.ts';
import type { Studio } from './studio.ts';

/**
 * A window closes only if its page allows it. If the page prevents it, the page asks the user in their language, offers
 * to save, and closes the window itself.
 */
export function setupUnload({ window }: Studio): void {
  window.webContents.on('will-prevent-unload', () => {
    if (window.isMinimized()) window.restore();
    window.focus();
    window.webContents.send(channels.leave, '');
  });
}
