import { sameJson } from '@guide-studio/guide-core';
import { type Merging, read, write } from '../session/store.ts';

/** Leaves a merge for later. What was decided so far stays with the guide. */
export function layAside(merging: Merging): void {
  write({ merging: null, laidAside: merging });
}

/** The same merge with what was decided before it was left for later. */
export function takenUp(merging: Merging): Merging {
  const { laidAside } = read();
  const isSame = laidAside?.name === merging.name && sameJson(laidAside.theirs, merging.theirs);
  return isSame ? { ...merging, decisions: laidAside.decisions } : merging;
}
