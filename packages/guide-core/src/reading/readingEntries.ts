import * as z from 'zod';
import { isJsonObject, type Json, type JsonObject } from '../json.ts';
import { listIn } from '../notes/notes.ts';
import { SegmentRule } from './segmentRule.ts';

/*
 * What people who read the answers of a study write down, in `reading.json` of the folder `name.guide.reading` beside the guide: lists of entries
 * with ids, so that git merges them entry by entry and field by field (docs/decisions/reading.md).
 */

const id = z.string().min(1).max(600);
const name = z.string().trim().min(1).max(200);
const text = z.string().max(20_000);
const longText = z.string().max(1_000_000);
const at = z.iso.datetime();
const by = z.string().trim().min(1).max(200);
const response = z.string().min(1).max(200);

/** The colours of codes, by name: each is a colour of the window's theme, in light and dark. */
export const codeColours = ['grey', 'blue', 'green', 'yellow', 'orange', 'red', 'purple', 'teal'] as const;
export type CodeColour = (typeof codeColours)[number];

/** A code: what marked words are about. Codes form a tree. */
export const Code = z.looseObject({
  id,
  name,
  colour: z.enum(codeColours),
  description: text.optional(),
  /** The id of the code above; absent at the top. */
  parent: id.optional(),
  /** Its place among the codes with the same parent: smaller ones first, then by name. */
  order: z.number().optional(),
  /** The id of the code that takes its place: marks with this code count there. */
  mergedInto: id.optional(),
  /** Who deleted it, and when. It is kept, so that marks of others with this code are not lost but decided about. */
  deleted: z.looseObject({ by, at }).optional(),
});
export type Code = z.infer<typeof Code>;

/** A named group of interviews. */
export const Segment = z.looseObject({ id, name, where: SegmentRule, order: z.number().optional() });
export type Segment = z.infer<typeof Segment>;

/** An interview that counts in no figure, and why. Its id is that of the response. */
export const Exclusion = z.looseObject({ id: response, reason: text.min(1), by, at });
export type Exclusion = z.infer<typeof Exclusion>;

/** A note on an interview. */
export const InterviewNote = z.looseObject({ id, response, text: text.min(1), by, at });
export type InterviewNote = z.infer<typeof InterviewNote>;

/**
 * A spoken answer, written down or corrected by a person. Its id is the key of the text (`keyOfPlace`). `sha256` is that of
 * the text of the service when it was written.
 */
export const WrittenDown = z.looseObject({
  id,
  response,
  text: longText.min(1),
  sha256: z.string().regex(/^[0-9a-f]{64}$/u),
  by,
  at,
});
export type WrittenDown = z.infer<typeof WrittenDown>;

/** A translation of a participant's text. Its id is the key of the text with the code of the language. */
export const ReadTranslation = z.looseObject({
  id,
  response,
  language: z.string().min(2).max(35),
  text: longText.min(1),
  sha256: z.string().regex(/^[0-9a-f]{64}$/u),
  /** True if a model wrote it and no person has read it yet. */
  suggested: z.boolean().optional(),
  by,
  at,
});
export type ReadTranslation = z.infer<typeof ReadTranslation>;

/** A name that reports replace. */
export const Pseudonym = z.looseObject({ id, name, pseudonym: name });
export type Pseudonym = z.infer<typeof Pseudonym>;

/** The lists of a reading file: a new one is a row here. */
export const readingLists = {
  codes: Code,
  segments: Segment,
  exclusions: Exclusion,
  interviewNotes: InterviewNote,
  writtenDown: WrittenDown,
  translations: ReadTranslation,
  pseudonyms: Pseudonym,
} as const;
export type ReadingListName = keyof typeof readingLists;
export type ReadingEntry<Name extends ReadingListName> = z.infer<(typeof readingLists)[Name]>;

/** Returns the names of the lists, in the order of the table. */
export const readingListNames = Object.keys(readingLists) as readonly ReadingListName[];

/** What a reading file has, by list, in the order of the file. */
export type Reading = { readonly [Name in ReadingListName]: readonly ReadingEntry<Name>[] };

/** An entry that is not understood. It stays in the file. */
export interface UnreadEntry {
  readonly list: string;
  /** Its place in the list, from 0; null for the list itself. */
  readonly index: number | null;
  /** The property that is missing or wrong; '' if all of it is. */
  readonly property: string;
}

/** Reads a reading file leniently. Never throws. Of two entries with one id, the first one counts. */
export function readingOf(wire: JsonObject | null): Reading {
  return Object.fromEntries(readingListNames.map((list) => [list, entriesIn(wire, list).read])) as unknown as Reading;
}

/** Returns what {@link readingOf} does not read. */
export function unreadEntries(wire: JsonObject): readonly UnreadEntry[] {
  return readingListNames.flatMap((list) => entriesIn(wire, list).unread);
}

function entriesIn(wire: JsonObject | null, list: ReadingListName): { read: readonly Json[]; unread: UnreadEntry[] } {
  const there = isJsonObject(wire) && Object.hasOwn(wire, list) ? wire[list] : undefined;
  if (there !== undefined && !Array.isArray(there)) return { read: [], unread: [{ list, index: null, property: '' }] };
  const known = new Set<string>();
  const unread: UnreadEntry[] = [];
  const read = listIn(wire, list).flatMap((entry, index) => {
    const parsed = readingLists[list].safeParse(entry);
    if (parsed.success && !known.has(parsed.data.id)) {
      known.add(parsed.data.id);
      return [parsed.data as unknown as Json];
    }
    const property = parsed.success ? 'id' : String(parsed.error.issues[0]?.path[0] ?? '');
    unread.push({ list, index, property });
    return [];
  });
  return { read, unread };
}
