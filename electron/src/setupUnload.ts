import { dialog } from 'electron';
import type { Studio } from './studio.ts';

/** Asks before a window with unsaved work is closed or reloaded; the page itself says whether there is any. */
export function setupUnload({ window }: Studio): void {
  window.webContents.on('will-prevent-unload', (event) => {
    const choice = dialog.showMessageBoxSync(window, {
      type: 'warning',
      message: 'This guide has changes that are not saved.',
      detail: 'If you leave now, they are lost.',
      buttons: ['Stay', 'Leave without saving'],
      defaultId: 0,
      cancelId: 0,
    });
    if (choice === 1) event.preventDefault();
  });
}
