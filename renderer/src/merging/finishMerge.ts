import { type HistoryEntry, type JsonObject, sameJson } from '@guide-studio/guide-core';
import { replaceKept } from '../session/replaceGuide.ts';
import { shownGuide } from '../session/guideText.ts';
import { type Merging, mustHave, read, say, type Session, useSession, write } from '../session/store.ts';
import { words } from '../words/index.ts';

/**
 * Ends a merge with the merged guide. The previous guide and the content of the file are both kept in the local
 * history. The merge is one entry of the edit history, and undoing it opens the merge again. No file is written before
 * a save.
 */
export async function finishMerge(merging: Merging, guide: JsonObject, said: string): Promise<void> {
  const before = read();
  const last = before.editor?.history.past.at(-1);
  if (!(await replaceKept(guide, 'merge'))) return;
  const { editor, onDisk, outside, copies } = read();
  const entry = editor?.history.past.at(-1);
  if (merging.hash === null)
    write({ merging: null, laidAside: null, copies: copies.filter(({ name }) => name !== merging.name) });
  else {
    const isAsOnDisk = merging.source !== 'git' && sameJson(guide, merging.theirs);
    write({
      merging: null,
      laidAside: null,
      outside: isAboutVersions(outside)
        ? isAsOnDisk
          ? null
          : { kind: 'decided', git: merging.source === 'git' }
        : outside,
      onDisk: { ...mustHave(onDisk), hash: merging.hash, base: merging.theirs },
      savedAt: { entry: isAsOnDisk ? entry : 'restored', time: null },
    });
    if (entry && entry !== last) askAgainOnUndo(entry, merging, before);
  }
  say(said);
}

/** Returns true if the merge settles the state of the file; false for anything else that happened to the file. */
function isAboutVersions(outside: Session['outside']): boolean {
  return outside === null || outside.kind === 'changed' || outside.kind === 'unfinished' || outside.kind === 'decided';
}

/** Reopens a merge that is undone before a save: our side is what is shown, and the file has theirs. */
function askAgainOnUndo(entry: HistoryEntry, merging: Merging, { onDisk, outside, savedAt }: Session): void {
  const { backupKey, editor } = read();
  const place = (editor?.history.past.length ?? 0) - 1;
  const stop = useSession.subscribe((now) => {
    if (now.backupKey !== backupKey || now.onDisk?.hash !== merging.hash || isWritten(now)) return stop();
    // However many steps were undone at once.
    if (now.editor?.history.past[place] === entry) return;
    stop();
    write({
      merging: { ...merging, ours: shownGuide(now) },
      outside,
      savedAt,
      onDisk: { ...now.onDisk, hash: onDisk?.hash ?? null, base: onDisk?.base ?? null },
    });
  });
}

const isWritten = ({ savedAt }: Session): boolean => savedAt !== null && savedAt.time !== null;

/** Keeps our version; a save then replaces the other one. */
export async function keepMine(merging: Merging): Promise<void> {
  await finishMerge(merging, merging.ours, words.merging.kept);
}

export async function takeTheirs(merging: Merging): Promise<void> {
  await finishMerge(merging, merging.theirs, words.merging.taken);
}
