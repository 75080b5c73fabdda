import { app, Menu } from 'electron';
import type { OpenRequests } from './openRequests.ts';
import { nativeWords } from './words.ts';

/**
 * Offers a new window at the icon: in the jump list of the task bar of Windows and the menu of the dock of a Mac. Both
 * also show recent guides (`showDocument.ts`). On Linux the desktop entry does (electron-builder.yml).
 */
export function setupLauncher(requests: OpenRequests): void {
  const { newWindow } = nativeWords();
  if (process.platform === 'win32') {
    const parameters = app.isPackaged ? '--new-window' : `"${app.getAppPath()}" --new-window`;
    const program = { program: process.execPath, arguments: parameters, iconPath: process.execPath, iconIndex: 0 };
    app.setUserTasks([{ ...program, title: newWindow, description: newWindow }]);
  }
  const click = () => requests.newWindow();
  app.dock?.setMenu(Menu.buildFromTemplate([{ label: newWindow, click }]));
}
