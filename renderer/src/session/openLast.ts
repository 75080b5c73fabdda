import { openFile } from './files.ts';
import { read } from './store.ts';

/**
 * Opens the guide that was open last, where that is wished and it is in this folder. Not while unsaved work waits: that
 * is asked about first. Whether one is open now.
 */
export async function openLast(): Promise<boolean> {
  const { host, info, preferences, backups } = read();
  if (!host || !info || !preferences.openLast || backups.length > 0) return false;
  const recent = await host.call('file.recent', {});
  const last = recent.ok ? recent.value.files[0] : undefined;
  if (!last?.file || !last.folder.startsWith(info.folder)) return false;
  return await openFile(last.file);
}
