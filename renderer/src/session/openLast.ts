import { openFile } from './files.ts';
import { read } from './store.ts';

/**
 * Opens the most recent guide, if enabled and in this folder. Not while unsaved work waits, which is asked about first.
 * Returns true if a guide was opened.
 */
export async function openLast(): Promise<boolean> {
  const { host, info, preferences, backups } = read();
  if (!preferences.openLast || backups.length > 0) return false;
  const recent = await host.call('file.recent', {});
  const last = recent.ok ? recent.value.files[0] : undefined;
  if (!last?.file || !last.folder.startsWith(info.folder)) return false;
  return await openFile(last.file);
}
