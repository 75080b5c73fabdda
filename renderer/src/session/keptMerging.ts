import { type Decisions, isJsonObject, type Json, type JsonObject } from '@guide-studio/guide-core';
import type { Merging } from './state.ts';

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
