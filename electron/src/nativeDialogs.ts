import { join } from 'node:path';
import type { Dialogs } from '@guide-studio/host/node';
import { type BrowserWindow, dialog } from 'electron';
import { nativeWords } from './words.ts';

const filters = () => [{ name: nativeWords().guides, extensions: ['guide.json', 'json'] }];
const archives = () => [{ name: nativeWords().archives, extensions: ['zip'] }];

/** Returns the system's dialogs for files and folders. Paths stay in the main process; the page gets handles. */
export function nativeDialogs(window: () => BrowserWindow): Dialogs {
  return {
    open: async (folder) => {
      const { filePaths } = await dialog.showOpenDialog(window(), {
        defaultPath: folder,
        filters: filters(),
        properties: ['openFile'],
      });
      return filePaths[0] ?? null;
    },
    folder: async (folder) => {
      const { filePaths } = await dialog.showOpenDialog(window(), {
        defaultPath: folder,
        properties: ['openDirectory', 'createDirectory'],
      });
      return filePaths[0] ?? null;
    },
    save: async (folder, suggestedName, extension = '.guide.json') => {
      const defaultPath = join(folder, fileNameOf(suggestedName, extension));
      const { canceled, filePath } = await dialog.showSaveDialog(window(), {
        defaultPath,
        filters: extension === '.zip' ? archives() : filters(),
        // Windows and macOS ask anyway; on Linux nothing else does (electronjs.org/docs/latest/api/dialog).
        properties: ['showOverwriteConfirmation', 'createDirectory'],
      });
      return canceled || filePath === '' ? null : filePath;
    },
  };
}

// The suggestion comes from a guide's title, so it must not contain a path.
function fileNameOf(suggested: string, extension: string): string {
  // oxlint-disable-next-line no-control-regex
  const name = suggested
    .replace(/[\u0000-\u001f<>:"/\\|?*]/gu, ' ')
    .replace(/^[. ]+|[. ]+$/gu, '')
    .slice(0, 100);
  return name.endsWith(extension) ? name : `${name || nativeWords().untitled}${extension}`;
}
