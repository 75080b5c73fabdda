import type { BrowserWindow } from 'electron';
import { expect, test } from 'vitest';
import { sendToPage } from '../../electron/src/sendToPage.ts';

/** What the sender uses of a window of Electron, which throws for an object that is gone. */
function window(isDestroyed: boolean, send: (...message: unknown[]) => void): BrowserWindow {
  const own = {
    isDestroyed: () => isDestroyed,
    get webContents() {
      if (isDestroyed) throw new TypeError('Object has been destroyed');
      return { send };
    },
  };
  return own as unknown as BrowserWindow;
}

const lost = () => {
  throw new Error('Render frame was disposed before WebFrameMain could be accessed');
};

test('a page gets the message; a window or a page that is gone gets nothing, and nothing fails', () => {
  const sent: unknown[] = [];
  sendToPage(
    window(false, (...message) => sent.push(message)),
    'command',
    'edit.undo',
  );
  expect(sent).toEqual([['command', 'edit.undo']]);
  sendToPage(window(true, lost), 'command', 'edit.undo');
  sendToPage(window(false, lost), 'command', 'edit.undo');
});
