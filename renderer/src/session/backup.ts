import { besideText } from './beside.ts';
import { claim } from '../browser/claims.ts';
import { createLine } from '../browser/createLine.ts';
import { guidePieces, prepareGuideText } from './guideText.ts';
import { keptMerging } from './mergingText.ts';
import { sendText } from './sendText.ts';
import type { Session } from './state.ts';
import { read, useSession } from './store.ts';
import { isHostLost, markHostLost, reportBackupError } from './transitions/index.ts';
import { hasUnsavedWork, undecided } from './unsaved.ts';

const pauseMs = 1000;
const latestMs = 2000;

/** Sends requests about backups one at a time, so that a discard never overtakes an earlier write. */
export const inBackupLine = createLine();

/**
 * Backs up unsaved work at the host: one second after the last change, at most two after the first one. Discards the
 * backup when nothing is unsaved any more: after a save, an undo to the saved state, or closing the guide. Without
 * unsaved work no timers run. Returns a function that stops it.
 */
export function startBackups(): () => void {
  const held = new Map<string, () => void>();
  let pause: Timer;
  let latest: Timer;

  function rest(): void {
    clearTimeout(pause);
    clearTimeout(latest);
    latest = undefined;
  }

  function due(): void {
    rest();
    void inBackupLine(keep).then((outcome) => {
      if (outcome === 'tryAgain') latest ??= setTimeout(due, latestMs);
      // The next start offers the work, even to a page that gets the same address.
      if (outcome === 'hostLost') for (const release of held.values()) release();
    });
  }

  function keepLater(key: string): void {
    if (!held.has(key)) held.set(key, claim(key));
    clearTimeout(pause);
    pause = setTimeout(due, pauseMs);
    latest ??= setTimeout(due, latestMs);
  }

  function forget(key: string): void {
    held.get(key)?.();
    if (!held.delete(key)) return;
    rest();
    void inBackupLine(async () => await read().host.call('backup.discard', { key }));
    reportBackupError(null);
  }

  const stop = useSession.subscribe((now, before) => {
    const key = now.guide?.backupKey;
    if (before.guide && before.guide.backupKey !== key) forget(before.guide.backupKey);
    if (key === undefined) return;
    if (!hasUnsavedWork(now)) forget(key);
    else if (isOther(now, before)) keepLater(key);
  });
  return () => {
    rest();
    stop();
  };
}

type Timer = ReturnType<typeof setTimeout> | undefined;

/** Returns true if an earlier backup is outdated, or based on another state of the file. */
function isOther(now: Session, before: Session): boolean {
  if (!hasUnsavedWork(before)) return true;
  // The host is back, and may be another one.
  if (before.hostError && !now.hostError) return true;
  if (now.guide?.onDisk !== before.guide?.onDisk || undecided(now) !== undecided(before)) return true;
  if (now.guide?.beside !== before.guide?.beside) return true;
  return now.guide?.editor.doc.root !== before.guide?.editor.doc.root;
}

/** Resolves when the host has answered all that it was asked about backups, as before the page is left. */
export async function backupsSettled(): Promise<void> {
  await inBackupLine(async () => await Promise.resolve());
}

/** Backs up the latest changes at once. Returns true if all unsaved work is kept. */
export async function keepNow(): Promise<boolean> {
  return (await inBackupLine(keep)) === 'done';
}

/** Backs up the latest changes in one go, because the page is about to be left. */
export function keepBeforeLeaving(): void {
  void inBackupLine(keepPrepared);
}

/** Writes the current state. The reason of a failure stays visible until a backup succeeds. */
async function keep(): Promise<'done' | 'tryAgain' | 'hostLost'> {
  const opened = read().guide;
  if (opened && hasUnsavedWork(read())) await prepareGuideText(opened.editor.doc);
  return await keepPrepared();
}

async function keepPrepared(): Promise<'done' | 'tryAgain' | 'hostLost'> {
  const session = read();
  const { host, guide } = session;
  if (!guide || !hasUnsavedWork(session)) return 'done';
  const { editor, onDisk, backupKey } = guide;
  const { file, name, hash } = onDisk;
  const merging = keptMerging(undecided(session));
  const beside = besideText(guide.beside);
  const text = await sendText(host, backupKey, guidePieces(editor.doc));
  if (isLeft(backupKey)) return 'done';
  const kept = text.ok
    ? await host.call('backup.write', { key: backupKey, file, name, text: text.value, baseHash: hash, merging, beside })
    : text;
  if (kept.ok) {
    reportBackupError(null);
    return 'done';
  }
  if (isLeft(backupKey)) return 'done';
  reportBackupError(kept.error);
  if (!isHostLost(kept.error)) return 'tryAgain';
  markHostLost(kept.error);
  return 'hostLost';
}

/** Returns true if the guide was closed or saved meanwhile: its backup is discarded next. */
function isLeft(backupKey: string): boolean {
  return read().guide?.backupKey !== backupKey || !hasUnsavedWork(read());
}
