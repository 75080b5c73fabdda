import { isJsonObject, type Json, type JsonObject, type Path, sameJson } from '../json.ts';
import type { Decision } from '../merge/conflict.ts';

/** Something that both sides changed differently. */
export interface NotesConflict {
  /** Where it is in the merged file. */
  readonly path: Path;
  /** What the common ancestor has; undefined for nothing. */
  readonly base: Json | undefined;
  /** What our side has; undefined for nothing. */
  readonly ours: Json | undefined;
  /** What their side has; undefined for nothing. */
  readonly theirs: Json | undefined;
}

/** The merged notes, and the fields that both sides changed differently. */
export interface MergedNotes {
  /** The merged file. Where both sides contradict each other, it has the side that was taken. */
  readonly notes: JsonObject;
  /** Empty if all changes could be applied. */
  readonly conflicts: readonly NotesConflict[];
}

/**
 * Merges the changes of two people to a file beside a guide: its notes (`name.guide.notes.json`: comments, approvals,
 * publications, forecast assumptions), its tests (`name.guide.tests.json`), or its translations
 * (`name.guide.translations.json`). Never fails.
 *
 * Entries with an id are merged by id, field by field, tests without an id by name, and translations by the text that
 * they are for. What one side wrote is never dropped, even if the other side deleted the entry. The anchor, resolution
 * and edit time of comments never conflict: ours keeps its anchor, the first resolution and the last edit count. For
 * withdrawn approvals, the first withdrawal counts. A translation is merged as a whole, because its state is about its
 * text: a new text counts more than a review of the old.
 *
 * @param versions The objects in the three files. `base`: the common ancestor; `{}` if there is none.
 * @param taken What counts where both changed a field, which is a conflict: ours by default. With `both`, a comment
 *   changed by both gets both texts, one below the other.
 * @example
 * ```ts
 * import { describeNotesConflict, mergeNotes } from '@guide-studio/guide-core/notes';
 *
 * const file = (text: string) => ({ comments: [{ id: '0b0c2d5e-5f0e-4c1e-9d53-6f1f1b0d7a11', author: 'Ana', text }] });
 * const { notes, conflicts } = mergeNotes({ base: file('Why?'), ours: file('Why this?'), theirs: file('Why so?') });
 * const [first] = conflicts;
 * if (first) console.log(describeNotesConflict(first, notes)); // The comment by Ana, “Why this?”: both changed its text.
 * ```
 */
export function mergeNotes(
  { base, ours, theirs }: { readonly base: JsonObject; readonly ours: JsonObject; readonly theirs: JsonObject },
  taken: Decision | 'both' = 'ours',
): MergedNotes {
  const conflicts: NotesConflict[] = [];
  const notes = mergeObjects({ base, ours, theirs }, { path: [], taken, conflicts });
  return { notes, conflicts };
}

interface Three<T> {
  readonly base: T;
  readonly ours: T;
  readonly theirs: T;
}

interface Merging {
  readonly path: Path;
  readonly taken: Decision | 'both';
  readonly conflicts: NotesConflict[];
}

function at(merging: Merging, step: string | number): Merging {
  return { ...merging, path: [...merging.path, step] };
}

function mergeValues(three: Three<Json | undefined>, merging: Merging): Json | undefined {
  const { base, ours, theirs } = three;
  if (sameJson(ours, theirs) || sameJson(theirs, base)) return ours;
  if (sameJson(ours, base)) return theirs;
  const agreed = agreedInEntry(three, merging);
  if (agreed !== undefined) return agreed;
  if (isJsonObject(ours) && isJsonObject(theirs) && !isTranslation(merging.path)) {
    return mergeObjects({ base: isJsonObject(base) ? base : {}, ours, theirs }, merging);
  }
  if (isEntries(ours) && isEntries(theirs)) {
    return mergeEntries({ base: isEntries(base) ? base : [], ours, theirs }, merging);
  }
  merging.conflicts.push({ path: merging.path, base, ours, theirs });
  return merging.taken === 'theirs' ? theirs : ours;
}

/** Returns the merged value of a field that both changed, or undefined if a person must decide. */
function agreedInEntry({ base, ours, theirs }: Three<Json | undefined>, { path, taken }: Merging): Json | undefined {
  const [list, , field, ...rest] = path;
  if (rest.length > 0) return undefined;
  if (isTranslation(path)) return newerTranslation(base, ours, theirs);
  if (list === 'approvals' && field === 'withdrawn') return firstOf(ours, theirs);
  if (list !== 'comments') return undefined;
  switch (field) {
    case 'anchor':
      return ours;
    case 'editedAt':
      return timeOf(ours) >= timeOf(theirs) ? ours : theirs;
    case 'resolved':
      return firstOf(ours, theirs);
    case 'text':
      return taken === 'both' && typeof ours === 'string' && typeof theirs === 'string'
        ? bothTexts(ours, theirs)
        : undefined;
    default:
      return undefined;
  }
}

/** True for the path of one translation: `translations`, its language, its place. */
const isTranslation = (path: Path): boolean => path.length === 3 && path[0] === 'translations';

/** Returns the one with a new text, or of two with the same text the reviewed one; undefined if both have a new text. */
function newerTranslation(base: Json | undefined, ours: Json | undefined, theirs: Json | undefined): Json | undefined {
  if (!isJsonObject(ours) || !isJsonObject(theirs)) return undefined;
  const isSameText = (one: Json | undefined, other: JsonObject): boolean =>
    isJsonObject(one) && one['source'] === other['source'] && one['text'] === other['text'];
  if (isSameText(ours, theirs)) return theirs['state'] === 'reviewed' ? theirs : ours;
  if (isSameText(base, ours)) return theirs;
  return isSameText(base, theirs) ? ours : undefined;
}

/** Returns the earlier of the two. */
function firstOf(ours: Json | undefined, theirs: Json | undefined): Json | undefined {
  return isJsonObject(ours) && isJsonObject(theirs) && timeOf(theirs['at']) < timeOf(ours['at']) ? theirs : ours;
}

function timeOf(at: Json | undefined): number {
  return typeof at === 'string' ? Date.parse(at) : 0;
}

/** Returns one text below the other, or a single one if it contains the other. */
function bothTexts(ours: string, theirs: string): string {
  if (ours.includes(theirs)) return ours;
  return theirs.includes(ours) ? theirs : `${ours}\n\n${theirs}`;
}

function mergeObjects({ base, ours, theirs }: Three<JsonObject>, merging: Merging): JsonObject {
  const entries: (readonly [string, Json])[] = [];
  for (const name of new Set([...Object.keys(ours), ...Object.keys(theirs)])) {
    const three = { base: own(base, name), ours: own(ours, name), theirs: own(theirs, name) };
    const value = mergeValues(three, at(merging, name));
    if (value !== undefined) entries.push([name, value]);
  }
  return Object.fromEntries(entries);
}

function own(object: JsonObject, name: string): Json | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

function mergeEntries({ base, ours, theirs }: Three<readonly Json[]>, merging: Merging): Json {
  const [before, mine, other] = [base, ours, theirs].map((list) => byId(list, merging)) as [Entries, Entries, Entries];
  const result: Json[] = [];
  for (const [id, entry] of mine) {
    const was = before.get(id);
    // Deleted by them: removed, unless we changed it.
    if (!other.has(id) && was !== undefined && sameJson(was, entry)) continue;
    const theirEntry = other.get(id) ?? entry;
    const merged = mergeValues({ base: was, ours: entry, theirs: theirEntry }, at(merging, result.length));
    result.push(merged ?? entry);
  }
  for (const [id, entry] of other) {
    if (mine.has(id)) continue;
    const was = before.get(id);
    if (was === undefined || !sameJson(was, entry)) result.push(entry);
  }
  return result;
}

type Entries = ReadonlyMap<string, Json>;

/** Returns the entries by id; an entry without an id is its own key. */
function byId(list: readonly Json[], { path }: Merging): Entries {
  const isTests = path.length === 1 && path[0] === 'tests';
  const areTranslations = path.length === 2 && path[0] === 'translations';
  const entries = new Map<string, Json>();
  for (const entry of list) {
    const id = areTranslations ? translationId(entry) : idOf(entry, isTests);
    // Of two entries with one id, tests with one name, or translations of one text, none may get lost.
    const isTaken = id !== null && entries.has(id);
    entries.set(id === null || isTaken ? JSON.stringify(entry) : id, entry);
  }
  return entries;
}

function idOf(entry: Json, isTest: boolean): string | null {
  if (!isJsonObject(entry)) return null;
  const id = entry['id'] ?? (isTest ? entry['name'] : entry['studyId']);
  return typeof id === 'string' ? `id ${id}` : null;
}

/** Returns what a translation is for: `textKey` of an entry as it is written. */
function translationId(entry: Json): string | null {
  if (!isJsonObject(entry)) return null;
  const { kind, of, externalId, source } = entry;
  const isNamed = typeof externalId === 'string';
  return JSON.stringify([kind ?? null, of ?? null, isNamed ? externalId : null, isNamed ? null : (source ?? null)]);
}

function isEntries(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value) && value.every((entry: Json) => isJsonObject(entry));
}
