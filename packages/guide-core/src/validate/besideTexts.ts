import { isJsonObject, type Json, type JsonObject, sameJson } from '../json.ts';

/**
 * Returns a function like `find` for a guide that is edited. `find` is called again only if more than texts of
 * questions changed since the last call. It must read nothing else of a guide than its blocks and `config`, and not the
 * texts of the questions.
 */
export function besideTexts<T>(find: (guide: Json) => T): (guide: Json) => T {
  let last: { readonly guide: Json; readonly found: T } | undefined;
  return (guide) => {
    const found = last && differsOnlyInTexts(last.guide, guide) ? last.found : find(guide);
    last = { guide, found };
    return found;
  };
}

/** Compares only what is not identical, so a key press costs almost nothing. */
function differsOnlyInTexts(before: Json, now: Json): boolean {
  if (!isJsonObject(before) || !isJsonObject(now)) return before === now;
  if (!sameJson(before['config'], now['config'])) return false;
  return sameEach(before['studyGuide'], now['studyGuide'], (a, b) => {
    if (!isJsonObject(a) || !isJsonObject(b)) return false;
    return sameEach(a['items'], b['items'], sameButText) && sameWithout('items', a, b);
  });
}

function sameButText(a: Json, b: Json): boolean {
  return isJsonObject(a) && isJsonObject(b) && sameWithout('text', a, b);
}

function sameWithout(name: string, a: JsonObject, b: JsonObject): boolean {
  const { [name]: before, ...others } = a;
  const { [name]: now, ...rest } = b;
  return typeof before === typeof now && sameJson(others, rest);
}

function sameEach(a: Json | undefined, b: Json | undefined, isSame: (a: Json, b: Json) => boolean): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b;
  return (
    a.length === b.length &&
    a.every((each: Json, at) => each === b[at] || isSame(each, (b as readonly Json[])[at] ?? null))
  );
}
