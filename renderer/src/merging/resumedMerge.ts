import { sameJson } from '@guide-studio/guide-core/internal';
import { type Merging, read } from '../session/index.ts';

/** Returns a merge with the decisions made before it was postponed. */
export function resumedMerge(merging: Merging): Merging {
  const postponedMerge = read().guide?.postponedMerge;
  const isSame = postponedMerge?.name === merging.name && sameJson(postponedMerge.theirs, merging.theirs);
  return isSame ? { ...merging, decisions: postponedMerge.decisions } : merging;
}
