import type { HistoryEntry, JsonObject } from '@guide-studio/guide-core';
import type { HostError, Watched } from '@guide-studio/host/common';
import type { GuideOnDisk, Outside, Owner } from '../state.ts';
import { read, write, writeGuide } from '../store.ts';

export function showSaving(saving: boolean): void {
  writeGuide({ saving });
}

/** Records that a file holds the guide as it was after `entry`, at `time`. */
export function markSaved(onDisk: GuideOnDisk, entry: HistoryEntry | undefined, time: number): void {
  writeGuide({ onDisk, outside: null, savedAt: { entry, time } });
}

/** Pauses autosave because of an error, or goes on with null. */
export function pauseAutosave(stuck: HostError | null): void {
  writeGuide({ stuck });
}

/** Tells why unsaved work is not backed up; null once it is. */
export function reportUnkept(unkept: HostError | null): void {
  if (read().guide?.unkept !== unkept) writeGuide({ unkept });
}

/** Reports what happened to the file, or with null that this is over. */
export function reportOutside(outside: Outside | null): void {
  writeGuide({ outside });
}

/** Continues under the new name of the file. */
export function followFile(movedTo: Pick<GuideOnDisk, 'name'> & { readonly file: string }): void {
  const { guide } = read();
  if (guide) writeGuide({ onDisk: { ...guide.onDisk, ...movedTo }, outside: null });
}

/** Records that only the formatting of the file changed. */
export function markReformatted(hash: string): void {
  const { guide } = read();
  if (guide) writeGuide({ onDisk: { ...guide.onDisk, hash }, outside: null });
}

/** Records that the file holds the guide shown. */
export function markAdopted(base: JsonObject, hash: string): void {
  const { guide } = read();
  if (!guide) return;
  writeGuide({
    onDisk: { ...guide.onDisk, hash, base },
    savedAt: { entry: guide.editor.history.past.at(-1), time: null },
    outside: null,
  });
}

/** Records what lies beside the file: copies that a sync tool made, and the mark of the notes. */
export function showBeside({ copies, notes }: Pick<Watched, 'copies' | 'notes'>): void {
  writeGuide({ copies, notesSeen: notes });
}

export function dismissCopies(): void {
  writeGuide({ copies: [] });
}

/** Tells who else has the guide open; null for nobody. */
export function showOwner(owner: Owner | null): void {
  writeGuide({ owner });
}

/** Records whether the local history accepts versions. */
export function markVersionsFail(versionsFail: boolean): void {
  write({ versionsFail });
}
