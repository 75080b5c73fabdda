import type { JsonObject } from '@guide-studio/guide-core';
import type { HistoryEntry } from '@guide-studio/guide-core/edit';
import { sameJson } from '@guide-studio/guide-core/internal';
import {
  endMerge,
  endMergeWithCopy,
  type Merging,
  type OpenGuide,
  read,
  readGuide,
  reopenMerge,
  replaceKept,
  announce,
  shownGuide,
  useSession,
} from '../session/index.ts';
import { words } from '../i18n/index.ts';

/**
 * Ends a merge with the merged guide. The previous guide and the content of the file are both kept in the local
 * history. The merge is one entry of the edit history, and undoing it opens the merge again. No file is written before
 * a save.
 */
export async function finishMerge(merging: Merging, guide: JsonObject, announcement: string): Promise<void> {
  const before = read().guide;
  const last = before?.editor.history.past.at(-1);
  if (!before || !(await replaceKept(guide, 'merge'))) return;
  const { editor, externalChange } = readGuide();
  const entry = editor.history.past.at(-1);
  if (merging.hash === null) endMergeWithCopy(merging.name);
  else {
    const isAsOnDisk = merging.source !== 'git' && sameJson(guide, merging.theirs);
    endMerge({
      base: merging.theirs,
      hash: merging.hash,
      outside: isAboutVersions(externalChange)
        ? isAsOnDisk
          ? null
          : { kind: 'decided', git: merging.source === 'git' }
        : externalChange,
      entry: isAsOnDisk ? entry : 'restored',
    });
    if (entry && entry !== last) askAgainOnUndo(entry, merging, before);
  }
  announce(announcement);
}

/** Returns true if the merge settles the state of the file; false for anything else that happened to the file. */
function isAboutVersions(outside: OpenGuide['externalChange']): boolean {
  return outside === null || outside.kind === 'changed' || outside.kind === 'unfinished' || outside.kind === 'decided';
}

/** Reopens a merge that is undone before a save: our side is what is shown, and the file has theirs. */
function askAgainOnUndo(entry: HistoryEntry, merging: Merging, before: OpenGuide): void {
  const { backupKey, editor } = readGuide();
  const place = editor.history.past.length - 1;
  const stop = useSession.subscribe(({ guide }) => {
    if (guide?.backupKey !== backupKey) return stop();
    if (guide.onDisk.hash !== merging.hash || guide.savedAt.time !== null) return stop();
    // However many steps were undone at once.
    if (guide.editor.history.past[place] === entry) return;
    stop();
    reopenMerge({ ...merging, ours: shownGuide(guide) }, before);
  });
}

/** Keeps our version; a save then replaces the other one. */
export async function keepMine(merging: Merging): Promise<void> {
  await finishMerge(merging, merging.ours, words.merging.kept);
}

/** Takes the other version as the guide. */
export async function takeTheirs(merging: Merging): Promise<void> {
  await finishMerge(merging, merging.theirs, words.merging.taken);
}
