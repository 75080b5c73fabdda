import { canonicalText } from '../format/canonicalText.ts';
import { parseGuide } from '../format/parseGuide.ts';
import type { JsonObject } from '../json.ts';
import type { Conflict, Merged } from './conflict.ts';
import { merge } from './merge.ts';
import { readConflictMarkers } from './readConflictMarkers.ts';

/** Returns true if splitting a text at its conflict markers and merging it again gives the same guide and conflicts. */
export function asksTheSame(text: string, merged: Merged): boolean {
  const versions = versionsIn(text);
  if (!versions) return false;
  const again = merge(versions.base, versions.ours, versions.theirs);
  return sameNames(again.conflicts, merged.conflicts) && canonicalText(again.guide) === canonicalText(merged.guide);
}

// A separate function, so that the three texts (up to 50 MB each) are released before the guides are merged.
function versionsIn(text: string) {
  const sides = readConflictMarkers(text);
  const [ours, theirs] = [guideOf(sides?.ours), guideOf(sides?.theirs)];
  const base = sides?.base === null ? null : guideOf(sides?.base);
  return ours && theirs && base !== undefined ? { ours, theirs, base } : null;
}

function guideOf(text: string | undefined): JsonObject | undefined {
  const parsed = text === undefined ? null : parseGuide(text);
  return parsed?.ok ? parsed.value : undefined;
}

function sameNames(a: readonly Conflict[], b: readonly Conflict[]): boolean {
  const [x, y] = [a, b].map((conflicts) => conflicts.map(nameOf).toSorted().join('\n'));
  return x === y;
}

// Without the id, which counts the parts of the base, and the label, which is that of ours: both may differ here.
function nameOf({ code, kind, path, field, deletedBy, externalId, issue }: Conflict): string {
  return JSON.stringify([code, kind, path, field, deletedBy, externalId, issue?.code]);
}
