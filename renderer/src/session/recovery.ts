import { parseGuide } from '@guide-studio/guide-core';
import type { Backup } from '@guide-studio/host/common';
import { inLine } from './backup.ts';
import { begin } from './begin.ts';
import { claimedKeys } from './claims.ts';
import { mustHave, read, say, write } from './store.ts';
import { tell } from './tell.ts';
import { textMessageOf, words } from '../words/index.ts';

const offered = new Set<string>();

/** Reads which unsaved work of pages that ended the host has. Without an answer there is none to offer. */
export async function loadBackups(): Promise<void> {
  const list = await inLine(async () => await mustHave(read().host).call('backup.list', {}));
  const claimed = await claimedKeys();
  const isLeft = ({ key }: Backup) => key !== read().backupKey && !claimed.has(key);
  if (list.ok) write({ backups: list.value.backups.filter(isLeft) });
}

/** Asks about the newest unsaved work that fits. Each is asked about once; after that it waits on the welcome screen. */
export function offerRecovery(fits: (backup: Backup) => boolean): void {
  const backup = read().backups.find((each) => !offered.has(each.key) && fits(each));
  if (!backup || read().asking) return;
  offered.add(backup.key);
  write({ asking: { kind: 'recovery', backup } });
}

/**
 * Opens unsaved work as changes on the file it belongs to, or as a new guide. No file is written: a save compares with
 * what the work builds on, as it would have done before.
 */
export async function restore(backup: Backup): Promise<boolean> {
  const { key, file, name, baseHash } = backup;
  const kept = await inLine(async () => await mustHave(read().host).call('backup.read', { key }));
  if (!kept.ok) {
    tell(kept.error);
    return false;
  }
  const parsed = parseGuide(kept.value.text);
  if (!parsed.ok) {
    const what = words.session.notRestored(textMessageOf(parsed.issue));
    write({ trouble: { what, next: words.session.workStays } });
    return false;
  }
  begin(
    parsed.value,
    { file, name, hash: file === null ? null : baseHash, losses: null, writable: true, base: null },
    key,
  );
  leaveOut(key);
  say(words.session.restored(name));
  return true;
}

/** Gives unsaved work up for good. */
export async function discardBackup({ key }: Backup): Promise<void> {
  const gone = await inLine(async () => await mustHave(read().host).call('backup.discard', { key }));
  if (gone.ok) leaveOut(key);
  else tell(gone.error);
}

function leaveOut(key: string): void {
  write({ backups: read().backups.filter((backup) => backup.key !== key) });
}
