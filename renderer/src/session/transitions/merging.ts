import type { JsonObject } from '@guide-studio/guide-core';
import type { HistoryEntry } from '@guide-studio/guide-core/edit';
import type { Decisions } from '@guide-studio/guide-core/merge';
import type { Merging, OpenGuide } from '../state.ts';
import { read, setGuide } from './store.ts';

/** Opens a merge. */
export function openMerge(merging: Merging): void {
  setGuide({ merging });
}

/** Closes a merge that was finished elsewhere. */
export function closeMerge(): void {
  setGuide({ merging: null });
}

/** Postpones a merge. Its decisions are kept with the guide. */
export function postponeMerge(merging: Merging): void {
  setGuide({ merging: null, postponedMerge: merging });
}

/** Decides all conflicts. */
export function decideConflicts(decisions: Decisions): void {
  changeMerge(() => ({ decisions }));
}

/** Decides one conflict. A wording committed by leaving the view no longer decides anything. */
export function decideConflict(id: string, decision: Decisions[string]): void {
  changeMerge((merging) => ({ decisions: { ...merging.decisions, [id]: decision } }));
}

/** Goes on with a newer version of the file. */
export function mergeNewer(theirs: JsonObject, hash: string): void {
  changeMerge(() => ({ theirs, hash }));
}

/** Goes on with a newer state of the guide. */
export function mergeFrom(ours: JsonObject): void {
  changeMerge(() => ({ ours }));
}

function changeMerge(change: (merging: Merging) => Partial<Merging>): void {
  const merging = read().guide?.merging;
  if (merging) setGuide({ merging: { ...merging, ...change(merging) } });
}

/** Reports git conflict markers in the file. `opens`: the merge of its sides opens at once. */
export function reportUnfinished(merging: Merging | null, hash: string, opens: boolean): void {
  setGuide({ externalChange: { kind: 'unfinished', merging, hash }, ...(opens ? { merging } : {}) });
}

/** Ends the merge with a copy, which is no longer offered. */
export function endMergeWithCopy(name: string): void {
  const { guide } = read();
  if (guide)
    setGuide({ merging: null, postponedMerge: null, copies: guide.copies.filter((copy) => copy.name !== name) });
}

/** How a merge with the file ended: the guide is based on that version. `entry`: it is what the file holds. */
interface Decided {
  readonly base: JsonObject;
  readonly hash: string;
  readonly outside: OpenGuide['externalChange'];
  readonly entry: HistoryEntry | 'restored' | undefined;
}

/** Ends the merge. The guide is now based on the version of the file that was merged. */
export function endMerge({ base, hash, outside, entry }: Decided): void {
  const { guide } = read();
  if (!guide) return;
  setGuide({
    merging: null,
    postponedMerge: null,
    externalChange: outside,
    onDisk: { ...guide.onDisk, hash, base },
    savedAt: { entry, time: null },
  });
}

/** Opens a merge again whose result was undone. `before`: the state when it ended. */
export function reopenMerge(merging: Merging, before: Pick<OpenGuide, 'onDisk' | 'externalChange' | 'savedAt'>): void {
  const { guide } = read();
  if (!guide) return;
  const { hash, base } = before.onDisk;
  setGuide({
    merging,
    externalChange: before.externalChange,
    savedAt: before.savedAt,
    onDisk: { ...guide.onDisk, hash, base },
  });
}
