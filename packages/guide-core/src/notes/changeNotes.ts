import * as z from 'zod';
import { isJsonObject, type Json, type JsonObject } from '../json.ts';
import { ForecastAssumptions, forecastAssumptionsOf } from '../shares/shares.ts';
import { Anchor, Comment, keptBeside, listIn, NotedApproval, NotedAssumptions, withList } from './notes.ts';

/** One change to the notes. It names its target by id, so concurrent changes by others are kept. */
export const NotesChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('comment.add'), comment: Comment }),
  z.object({ kind: z.literal('comment.edit'), id: z.uuid(), text: Comment.shape.text, at: z.iso.datetime() }),
  /** Resolves a comment, or reopens it with null. */
  z.object({ kind: z.literal('comment.resolve'), id: z.uuid(), resolved: Comment.shape.resolved.unwrap().nullable() }),
  z.object({ kind: z.literal('comment.remove'), id: z.uuid() }),
  /** Updates the anchors of comments after the guide has changed. */
  z.object({ kind: z.literal('comment.follow'), anchors: z.array(z.object({ id: z.uuid(), anchor: Anchor })) }),
  z.object({ kind: z.literal('approval.add'), approval: NotedApproval }),
  /** Withdraws an approval. Only the first withdrawal is recorded. */
  z.object({
    kind: z.literal('approval.withdraw'),
    id: z.uuid(),
    withdrawn: NotedApproval.shape.withdrawn.unwrap(),
  }),
  /** Sets the estimate assumptions of this guide. With null, everyone uses their own again. */
  z.object({ kind: z.literal('assumptions.set'), assumptions: NotedAssumptions.nullable() }),
  /** Sets what forecasts of this guide assume. With null, everything is usual again. */
  z.object({ kind: z.literal('forecast.set'), forecast: ForecastAssumptions.nullable() }),
]);
export type NotesChange = z.infer<typeof NotesChange>;

/**
 * Returns the notes after a change. Everything else is kept, including what this version does not understand. Repeating
 * a change has no effect, and changes to missing entries are ignored.
 *
 * @param wire The object in the file; null if there is no file.
 * @param change By the id of what it changes. It is taken as it is: check one from outside with {@link NotesChange}.
 * @example
 * ```ts
 * import { changeNotes, notesOf } from '@guide-studio/guide-core/notes';
 *
 * const assumptions = { wordsPerMinute: 200 };
 * const file = changeNotes({ laterVersion: true }, { kind: 'assumptions.set', assumptions });
 * console.log(notesOf(file).assumptions, file['laterVersion']); // { wordsPerMinute: 200 } true
 * ```
 */
export function changeNotes(wire: JsonObject | null, change: NotesChange): JsonObject {
  switch (change.kind) {
    case 'comment.add':
      return withEntry(wire, 'comments', change.comment);
    case 'comment.edit':
      return inEntry(wire, 'comments', change.id, (entry) => ({ ...entry, text: change.text, editedAt: change.at }));
    case 'comment.resolve':
      return inEntry(wire, 'comments', change.id, (entry) => withResolved(entry, change.resolved));
    case 'comment.remove':
      return withList(
        wire,
        'comments',
        listIn(wire, 'comments').filter((entry) => !isNamed(entry, change.id)),
      );
    case 'comment.follow':
      return change.anchors.reduce<JsonObject>(
        (notes, { id, anchor }) =>
          inEntry(notes, 'comments', id, (entry) => ({ ...entry, anchor: { ...unknownIn(entry), ...anchor } })),
        wire ?? {},
      );
    case 'approval.add':
      return withEntry(wire, 'approvals', change.approval);
    case 'approval.withdraw':
      return inEntry(wire, 'approvals', change.id, (entry) =>
        Object.hasOwn(entry, 'withdrawn') ? entry : { ...entry, withdrawn: change.withdrawn },
      );
    case 'assumptions.set':
      return withValue(wire, 'assumptions', (there) => NotedAssumptions.safeParse(there).success, change.assumptions);
    case 'forecast.set':
      return withValue(wire, 'forecast', (there) => forecastAssumptionsOf(there).ok, change.forecast);
  }
}

/** Returns the notes with a value of their own, or without it for null. A value that is not understood is kept. */
function withValue(
  wire: JsonObject | null,
  name: string,
  isUnderstood: (there: Json) => boolean,
  value: JsonObject | null,
): JsonObject {
  const kept = keptBeside(wire, name, isUnderstood);
  const { [name]: _, ...others } = kept;
  return value === null ? others : { ...others, [name]: value };
}

// Unknown properties of an entry came as JSON, too.
function withEntry(wire: JsonObject | null, name: string, entry: { readonly id: string }): JsonObject {
  const list = listIn(wire, name);
  return list.some((each) => isNamed(each, entry.id)) ? { ...wire } : withList(wire, name, [...list, entry]);
}

function inEntry(
  wire: JsonObject | null,
  name: string,
  id: string,
  change: (entry: JsonObject) => JsonObject,
): JsonObject {
  const entries = listIn(wire, name).map((entry) =>
    isJsonObject(entry) && isNamed(entry, id) ? change(entry) : entry,
  );
  return withList(wire, name, entries);
}

function withResolved(entry: JsonObject, resolved: Comment['resolved'] | null): JsonObject {
  const { resolved: _, ...open } = entry;
  return resolved ? { ...open, resolved } : open;
}

/** Returns what the anchor of an entry has that this version does not know. */
function unknownIn({ anchor }: JsonObject): JsonObject {
  const there = isJsonObject(anchor) ? Object.entries(anchor) : [];
  return Object.fromEntries(there.filter(([name]) => !Object.hasOwn(Anchor.shape, name)));
}

function isNamed(entry: Json, id: string): boolean {
  return isJsonObject(entry) && entry['id'] === id;
}
