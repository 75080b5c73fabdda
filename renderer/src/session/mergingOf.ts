import { type JsonObject, parseGuide, readConflictMarkers } from '@guide-studio/guide-core';
import type { OpenedFile } from '@guide-studio/host/common';
import type { Merging } from './state.ts';

/** Returns the two sides of a file with git conflict markers; null if it has none, or a side is not a guide. */
export function mergingOf({ text, hash }: OpenedFile): Merging | null {
  const sides = readConflictMarkers(text);
  if (!sides) return null;
  const [ours, theirs] = [guideOf(sides.ours), guideOf(sides.theirs)];
  if (!ours || !theirs) return null;
  const base = sides.base === null ? null : guideOf(sides.base);
  return { base, ours, theirs, name: sides.labels.theirs, hash, source: 'git', decisions: {} };
}

function guideOf(text: string): JsonObject | null {
  const parsed = parseGuide(text);
  return parsed.ok && parsed.losses.length === 0 ? parsed.value : null;
}
