import { sameJson } from '@guide-studio/guide-core';
import { type Merging, read, write } from '../session/store.ts';

/** Postpones a merge. Its decisions are kept with the guide. */
export function layAside(merging: Merging): void {
  write({ merging: null, laidAside: merging });
}

/** Returns a merge with the decisions made before it was postponed. */
export function takenUp(merging: Merging): Merging {
  const { laidAside } = read();
  const isSame = laidAside?.name === merging.name && sameJson(laidAside.theirs, merging.theirs);
  return isSame ? { ...merging, decisions: laidAside.decisions } : merging;
}
