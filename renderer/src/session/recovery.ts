import type { JsonObject } from '@guide-studio/guide-core';
import { parseGuide } from '@guide-studio/guide-core/files';
import type { Backup } from '@guide-studio/host/common';
import { besideIn } from './beside.ts';
import { mergingIn } from './mergingText.ts';
import { inBackupLine } from './backup.ts';
import { claimedKeys } from '../browser/claims.ts';
import { read } from './store.ts';
import { reportHostError } from './reportHostError.ts';
import { askFor, openGuide, removeBackup, announce, showBackups, showError } from './transitions/index.ts';
import { textMessageOf, words } from '../i18n/index.ts';

const offered = new Set<string>();

/** Loads the list of unsaved work of ended pages. Without an answer there is none to offer. */
export async function loadBackups(): Promise<void> {
  const list = await inBackupLine(async () => await read().host.call('backup.list', {}));
  const claimed = await claimedKeys();
  const isLeft = ({ key }: Backup) => key !== read().guide?.backupKey && !claimed.has(key);
  if (list.ok) showBackups(list.value.backups.filter(isLeft));
}

/** Offers the newest matching unsaved work. Each is offered once; after that it waits on the welcome screen. */
export function offerRecovery(fits: (backup: Backup) => boolean): void {
  const backup = read().backups.find((each) => !offered.has(each.key) && fits(each));
  if (!backup || read().asking) return;
  offered.add(backup.key);
  askFor({ kind: 'recovery', backup });
}

/**
 * Opens unsaved work as changes to its file, or as a new guide. Writes no file: a save compares with the base of the
 * work, as before. Continues an undecided merge. Returns false on failure.
 */
export async function restore(backup: Backup): Promise<boolean> {
  const { key, file, name, baseHash } = backup;
  const kept = await inBackupLine(async () => await read().host.call('backup.read', { key }));
  if (!kept.ok) {
    reportHostError(kept.error);
    return false;
  }
  const parsed = parseGuide(kept.value.text);
  if (!parsed.ok) {
    const what = words.session.notRestored(textMessageOf(parsed.issue));
    showError({ what, next: words.session.workStays });
    return false;
  }
  const merging = mergingIn(kept.value.merging, parsed.value);
  const base = file === null || baseHash === null ? null : await baseOf(file, baseHash);
  openGuide({
    guide: parsed.value,
    onDisk: {
      file,
      name,
      hash: file === null ? null : baseHash,
      losses: null,
      writable: true,
      base: base ?? merging?.base ?? null,
    },
    restored: key,
    merging,
    beside: besideIn(kept.value.beside),
  });
  removeBackup(key);
  announce(words.session.restored(name));
  return true;
}

/**
 * Returns the base of unsaved work: the file, if unchanged, otherwise a version in its local history. Null if it no
 * longer exists.
 */
async function baseOf(file: string, hash: string): Promise<JsonObject | null> {
  const { host } = read();
  const opened = await host.call('file.peek', { file });
  if (opened.ok && opened.value.hash === hash) return guideOf(opened.value.text);
  const list = await host.call('history.list', { file });
  const version = list.ok ? list.value.versions.find((each) => hash.startsWith(each.hash)) : undefined;
  const kept = version && (await host.call('history.read', { file, version: version.id }));
  return kept?.ok ? guideOf(kept.value.text) : null;
}

function guideOf(text: string): JsonObject | null {
  const parsed = parseGuide(text);
  return parsed.ok && parsed.losses.length === 0 ? parsed.value : null;
}

/** Discards unsaved work permanently. */
export async function discardBackup({ key }: Backup): Promise<void> {
  const gone = await inBackupLine(async () => await read().host.call('backup.discard', { key }));
  if (gone.ok) removeBackup(key);
  else reportHostError(gone.error);
}
