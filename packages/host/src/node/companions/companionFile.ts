import { isJsonObject, type Json, type JsonObject, mergeNotes, readConflictMarkers } from '../../common/index.ts';
import type { JsonFileOptions } from '../saving/jsonFile.ts';
import type { Companion } from './companionPath.ts';

/**
 * Returns how a file beside a guide is read. A file that is not a JSON object is refused and not changed. Exception:
 * git conflict markers. Then both sides are merged unless they conflict.
 */
export function companionFile(companion: Companion | 'reading'): JsonFileOptions {
  return { damaged: 'refuse', found: companion, otherwise: bothSides };
}

function bothSides(text: string): JsonObject | null {
  const sides = readConflictMarkers(text);
  if (!sides) return null;
  const [base, ours, theirs] = [sides.base ?? '{}', sides.ours, sides.theirs].map(objectIn);
  if (!base || !ours || !theirs) return null;
  const { notes, conflicts } = mergeNotes({ base, ours, theirs }, 'both');
  return conflicts.length === 0 ? notes : null;
}

function objectIn(text: string): JsonObject | null {
  try {
    const value = JSON.parse(text) as Json;
    return isJsonObject(value) ? value : null;
  } catch {
    return null;
  }
}
