import * as z from 'zod';
import { isJsonObject, type Json, type JsonObject } from '../json.ts';
import { listIn, withList } from '../notes/notes.ts';
import { LanguageCode } from '../schema/index.ts';
import { textKey } from './guideTexts.ts';
import { changeTranslations, Translation, translationsOf } from './translations.ts';

/**
 * A change of one translation: from what it was to what it is now. Null: there is none. At least one of both is not null,
 * and both are of the same text.
 */
export const TranslationChange = z.strictObject({
  language: LanguageCode,
  was: Translation.nullable(),
  now: Translation.nullable(),
});
export type TranslationChange = z.infer<typeof TranslationChange>;

/** A translations file after changes. */
export interface ChangedTranslations {
  /** The object for the file, with the changes that were made. */
  readonly file: JsonObject;
  /** The changes that were not made, because the file has something else by now. */
  readonly refused: readonly TranslationChange[];
}

/**
 * Makes changes in a translations file, one after the other. A change whose translation is no more as it was is not made:
 * another person or program has changed it meanwhile.
 *
 * @param wire The object in the file; null if there is no file.
 */
export function changeEachTranslation(
  wire: JsonObject | null,
  changes: readonly TranslationChange[],
): ChangedTranslations {
  const languages = new Map<LanguageCode, Map<string, Translation>>(
    [...translationsOf(wire).languages].map(([language, all]) => [
      language,
      new Map(all.map((each) => [textKey(each), each])),
    ]),
  );
  const set = new Map<LanguageCode, Map<string, Translation>>();
  const removed = new Map<LanguageCode, Set<string>>();
  const refused: TranslationChange[] = [];
  for (const change of changes) {
    const { language, was, now } = change;
    const name = now ?? was;
    if (name === null) continue;
    const key = textKey(name);
    const known = inMap(languages, language, () => new Map<string, Translation>());
    if (!isSame(known.get(key) ?? null, was)) {
      refused.push(change);
      continue;
    }
    const toSet = inMap(set, language, () => new Map<string, Translation>());
    const toRemove = inMap(removed, language, () => new Set<string>());
    if (now === null) {
      known.delete(key);
      toSet.delete(key);
      toRemove.add(key);
    } else {
      known.set(key, now);
      toSet.set(key, now);
      toRemove.delete(key);
    }
  }
  let file = wire ?? {};
  for (const [language, keys] of removed) if (keys.size > 0) file = withoutTranslations(file, language, keys);
  for (const [language, all] of set) if (all.size > 0) file = changeTranslations(file, language, [...all.values()]);
  return { file, refused };
}

/** Returns the change that undoes another one. */
export const reversedChange = ({ language, was, now }: TranslationChange): TranslationChange => ({
  language,
  was: now,
  now: was,
});

function withoutTranslations(file: JsonObject, language: LanguageCode, keys: ReadonlySet<string>): JsonObject {
  const all = file['translations'];
  if (!isJsonObject(all)) return file;
  const kept = listIn(all, language).filter((entry: Json) => {
    const read = Translation.safeParse(entry);
    return !read.success || !keys.has(textKey(read.data));
  });
  return { ...file, translations: withList(all, language, kept) };
}

function inMap<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const there = map.get(key);
  if (there !== undefined) return there;
  const made = make();
  map.set(key, made);
  return made;
}

/** Returns whether two translations say the same; properties that are not understood do not count. */
function isSame(one: Translation | null, other: Translation | null): boolean {
  if (one === null || other === null) return one === other;
  return one.text === other.text && one.source === other.source && one.state === other.state;
}
