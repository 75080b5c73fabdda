import { BrowserWindow, dialog, type MessageBoxOptions, type MessageBoxReturnValue } from 'electron';

/** Shows a message in front of the window that is used, if there is one. */
export async function showMessage(options: MessageBoxOptions): Promise<MessageBoxReturnValue> {
  const window = BrowserWindow.getFocusedWindow();
  return await (window === null ? dialog.showMessageBox(options) : dialog.showMessageBox(window, options));
}
