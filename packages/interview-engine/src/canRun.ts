import type { Issue, JsonObject } from '@guide-studio/guide-core';
import type { Guide } from './plan/plan.ts';

/**
 * Returns true if interviews can run with a guide. `errors` are those that `validate` of guide-core finds in it. Missing
 * texts do not matter, so `text`, `title` and `nickname` may be empty; everything else is as the contract says.
 */
export function canRun(guide: JsonObject, errors: readonly Issue[]): guide is JsonObject & Guide {
  return !errors.some(stopsInterviews);
}

/** Returns true if no interview can run with this error. A missing text does not affect who sees what. */
export function stopsInterviews({ code, path }: Issue): boolean {
  return code !== 'too_small' || !['text', 'title', 'nickname'].includes(String(path.at(-1)));
}
