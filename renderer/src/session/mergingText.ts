import type { Json, JsonObject } from '@guide-studio/guide-core';
import { parseGuide } from '@guide-studio/guide-core/files';
import { isJsonObject } from '@guide-studio/guide-core/internal';
import { type Decisions, readConflictMarkers } from '@guide-studio/guide-core/merge';
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

/** Returns a merge as stored with unsaved work, without our side, which is that work itself. */
export function keptMerging(merging: Merging | null): string | null {
  if (merging === null) return null;
  const { ours: _, ...kept } = merging;
  return JSON.stringify(kept);
}

/**
 * Returns the merge stored with unsaved work, which is `ours`; null if there is none, or this version cannot read it.
 */
export function mergingIn(kept: string | null, ours: JsonObject): Merging | null {
  const value = kept === null ? null : readJson(kept);
  if (!isJsonObject(value)) return null;
  const { base = null, theirs, name, hash = null, source, decisions } = value;
  if (base !== null && !isJsonObject(base)) return null;
  if (!isJsonObject(theirs) || typeof name !== 'string' || !isDecisions(decisions)) return null;
  if (hash !== null && typeof hash !== 'string') return null;
  if (source !== 'disk' && source !== 'copy' && source !== 'git') return null;
  return { base, ours, theirs, name, hash, source, decisions };
}

function readJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

function isDecisions(value: Json | undefined): value is Decisions & JsonObject {
  return isJsonObject(value) && Object.values(value).every(isDecision);
}

function isDecision(value: Json): boolean {
  return value === 'ours' || value === 'theirs' || (isJsonObject(value) && typeof value['wording'] === 'string');
}
