import { sameJson } from '@guide-studio/guide-core';
import { type Merging, read } from '../session/index.ts';

/** Returns a merge with the decisions made before it was postponed. */
export function resumedMerge(merging: Merging): Merging {
  const laidAside = read().guide?.laidAside;
  const isSame = laidAside?.name === merging.name && sameJson(laidAside.theirs, merging.theirs);
  return isSame ? { ...merging, decisions: laidAside.decisions } : merging;
}
