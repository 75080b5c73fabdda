import * as z from 'zod';
import { isJsonObject, type Json, type JsonObject, sameJson } from '../json.ts';
import { listIn, withList } from '../notes/notes.ts';
import { type ReadingEntry, type ReadingListName, readingListNames, readingLists } from './readingEntries.ts';

/**
 * A change of one entry of a reading file: from what it was to what it is now. Null: there is none. Both have the same id.
 */
export type ReadingChange = {
  readonly [Name in ReadingListName]: {
    readonly list: Name;
    readonly was: ReadingEntry<Name> | null;
    readonly now: ReadingEntry<Name> | null;
  };
}[ReadingListName];
const changes = readingListNames.map((list) => {
  const entry = readingLists[list].nullable();
  return z.strictObject({ list: z.literal(list), was: entry, now: entry });
});
export const ReadingChange = z.union(changes) as unknown as z.ZodType<ReadingChange>;

/** A reading file after changes. */
export interface ChangedReading {
  readonly file: JsonObject;
  /** The changes that were not made, because the file has something else by now. */
  readonly refused: readonly ReadingChange[];
}

/** Makes changes in a reading file, one after the other. A change whose entry is no more as it was is not made. */
export function changeReading(wire: JsonObject | null, changed: readonly ReadingChange[]): ChangedReading {
  let file = wire ?? {};
  const refused: ReadingChange[] = [];
  for (const change of changed) {
    const { list } = change;
    const [was, now] = [change.was, change.now] as unknown as readonly [JsonObject | null, JsonObject | null];
    const id = idOf(now ?? was);
    const all = listIn(file, list);
    const at = all.findIndex((entry) => id !== null && idOf(entry) === id);
    const there = all[at] ?? null;
    if (id === null || !sameJson(there, was)) refused.push(change);
    else if (now === null) file = withList(file, list, all.toSpliced(at, 1));
    else file = withList(file, list, at === -1 ? [...all, now] : all.with(at, now));
  }
  return { file, refused };
}

/** Returns the change that undoes another one. */
export const reversedReading = ({ list, was, now }: ReadingChange): ReadingChange =>
  ({ list, was: now, now: was }) as ReadingChange;

function idOf(entry: Json | null): string | null {
  const id = isJsonObject(entry) ? entry['id'] : null;
  return typeof id === 'string' ? id : null;
}
