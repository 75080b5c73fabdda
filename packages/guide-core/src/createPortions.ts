import { isJsonObject, type Json, type JsonObject } from './json.ts';

/**
 * Returns a function that divides a guide into smaller ones of about `most` items, made of the same objects. Functions
 * that remember the results of unchanged objects (`createValidator`, `createAdviser`, `createCanonicalPieces`) have
 * little left to do with the whole guide after its portions, so a caller can pause between these:
 *
 * ```ts
 * for (const portion of portions(guide)) {
 *   validate(portion);
 *   await pause(0);
 * }
 * const issues = validate(guide);
 * ```
 *
 * Items of earlier portions are left out, and so are the last `most` or fewer, which the whole guide may take along: an
 * edited guide usually has no portions.
 */
export function createPortions(most: number): (guide: JsonObject) => Generator<JsonObject, void> {
  const known = new WeakSet<JsonObject>();
  return function* portions(guide) {
    let blocks: JsonObject[] = [];
    let count = 0;
    for (const block of listOf(guide['studyGuide'])) {
      if (!isJsonObject(block)) continue;
      const items = listOf(block['items']).filter((item) => isJsonObject(item) && !known.has(item));
      for (let from = 0; from < items.length; from += most) {
        const chunk = items.slice(from, from + most);
        if (count > 0 && count + chunk.length > most) {
          yield { ...guide, studyGuide: blocks };
          blocks = [];
          count = 0;
        }
        blocks.push({ ...block, items: chunk });
        count += chunk.length;
        for (const item of chunk) if (isJsonObject(item)) known.add(item);
      }
    }
  };
}

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);
