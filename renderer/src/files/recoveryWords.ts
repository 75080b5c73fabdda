import type { Backup } from '@guide-studio/host/common';
import { shortName, whenOf, words } from '../i18n/index.ts';

/** Returns what was kept, and when. `now` is epoch milliseconds. */
export function keptWords({ file, name, writtenAt }: Backup, now: number): string {
  const { keptNew, keptChanges } = words.files.recovery;
  return (file === null ? keptNew : keptChanges)(shortName(name), whenOf(writtenAt, now));
}

/** Returns what restoring does to the file. */
export function consequenceWords({ file, baseHash, diskHash }: Backup): string {
  if (file === null) return words.files.recovery.asNew;
  if (diskHash === baseHash) return words.files.recovery.asChanges;
  return words.files.recovery.asOtherChanges;
}
