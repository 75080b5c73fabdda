import { backupsSettled, closeGuide, read, reloadWindow, reportHostError } from '../session/index.ts';

/** Chooses another working folder with the system dialog. Call it after the question about unsaved work. */
export async function pickFolder(): Promise<void> {
  const picked = await read().host.call('file.pickFolder', {});
  if (picked && !picked.ok) reportHostError(picked.error);
  if (!picked?.ok || picked.value.folder === null) return;
  // The open guide is of the previous folder; here its name may be that of another file.
  closeGuide();
  // Work that the user does not want must not be offered again.
  await backupsSettled();
  reloadWindow();
}
