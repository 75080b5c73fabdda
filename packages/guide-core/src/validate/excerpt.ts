import { mostIssues } from '../assumptions.ts';
import { type Json, type JsonObject, isJsonObject } from '../json.ts';

/** A value with shortened lists, and whether any was shortened. Remaining entries keep their index. */
export interface Excerpt {
  readonly value: Json;
  readonly isCut: boolean;
}

/** Shortens lists to about as many entries in total as findings are listed; keeps at least the first of each. */
export function excerptOf(whole: Json): Excerpt {
  let left = mostIssues;
  let isCut = false;
  const copy = (value: Json): Json => {
    if (Array.isArray(value)) return (value as readonly Json[]).slice(0, share(value.length)).map(copy);
    return isJsonObject(value) ? copyObject(value) : value;
  };
  // Only properties that may contain lists are copied: an object may have a million members.
  const copyObject = (object: JsonObject): JsonObject => {
    const changed: [string, Json][] = [];
    for (const name of Object.keys(object)) {
      const part = object[name];
      if (typeof part === 'object' && part !== null) changed.push([name, copy(part)]);
    }
    return changed.length === 0 ? object : { ...object, ...Object.fromEntries(changed) };
  };
  const share = (length: number): number => {
    const kept = Math.min(length, Math.max(left, 1));
    left -= kept;
    if (kept < length) isCut = true;
    return kept;
  };
  return { value: copy(whole), isCut };
}
