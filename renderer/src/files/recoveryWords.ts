import type { Backup } from '@guide-studio/host/common';
import { shortName, whenOf } from './fileWords.ts';

/** What was kept, and when. `now` is epoch milliseconds. */
export function keptWords({ file, name, writtenAt }: Backup, now: number): string {
  const what =
    file === null ? `The unsaved guide “${shortName(name)}” was` : `Unsaved changes to “${shortName(name)}” were`;
  return `${what} kept (${whenOf(writtenAt, now)}).`;
}

/** What restoring means for the file. */
export function consequenceWords({ file, baseHash, diskHash }: Backup): string {
  if (file === null) return 'Restored, it is a new guide until you save it.';
  if (diskHash === baseHash) return 'Restoring does not touch the file: it changes only when you save.';
  return 'The file is no longer the one they were made in. Restoring does not touch it, and nothing is saved over it without asking.';
}
