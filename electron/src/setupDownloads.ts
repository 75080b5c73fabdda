import { session } from 'electron';

/**
 * Exported files are saved where the user says. On Linux nothing else asks before another file is replaced
 * (electronjs.org/docs/latest/api/download-item#downloaditemsetsavedialogoptionsoptions).
 */
export function setupDownloads(): void {
  session.defaultSession.on('will-download', (_event, item) => {
    item.setSaveDialogOptions({ defaultPath: item.getFilename(), properties: ['showOverwriteConfirmation'] });
  });
}
