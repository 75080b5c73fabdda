import { z } from 'zod';
import { isJsonObject, type Json, type JsonObject } from '../json.ts';
import { Anchor, Comment, listIn, NotedApproval } from './notes.ts';

/** One thing that somebody does to the notes. It names what it changes by id, so the edits of others stay. */
export const NotesChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('comment.add'), comment: Comment }),
  z.object({ kind: z.literal('comment.edit'), id: z.uuid(), text: Comment.shape.text, at: z.iso.datetime() }),
  /** Settles a comment, or with null opens it again. */
  z.object({ kind: z.literal('comment.resolve'), id: z.uuid(), resolved: Comment.shape.resolved.unwrap().nullable() }),
  z.object({ kind: z.literal('comment.remove'), id: z.uuid() }),
  /** Tells where comments belong now, after the guide has changed. */
  z.object({ kind: z.literal('comment.follow'), anchors: z.array(z.object({ id: z.uuid(), anchor: Anchor })) }),
  z.object({ kind: z.literal('approval.add'), approval: NotedApproval }),
]);
export type NotesChange = z.infer<typeof NotesChange>;

/**
 * The notes after a change. Everything that it does not name stays as it is, also what this version does not
 * understand. Doing the same change twice does it once; what is gone already is left gone.
 */
export function changeNotes(wire: JsonObject | null, change: NotesChange): JsonObject {
  switch (change.kind) {
    case 'comment.add':
      return withEntry(wire, 'comments', change.comment);
    case 'comment.edit':
      return inComment(wire, change.id, (entry) => ({ ...entry, text: change.text, editedAt: change.at }));
    case 'comment.resolve':
      return inComment(wire, change.id, (entry) => withResolved(entry, change.resolved));
    case 'comment.remove':
      return { ...wire, comments: listIn(wire, 'comments').filter((entry) => !isNamed(entry, change.id)) };
    case 'comment.follow':
      return change.anchors.reduce<JsonObject>(
        (notes, { id, anchor }) => inComment(notes, id, (entry) => ({ ...entry, anchor })),
        wire ?? {},
      );
    case 'approval.add':
      return withEntry(wire, 'approvals', change.approval);
  }
}

// What is not understood of an entry came as JSON, too.
function withEntry(wire: JsonObject | null, name: string, entry: { readonly id: string }): JsonObject {
  const list = listIn(wire, name);
  return list.some((each) => isNamed(each, entry.id)) ? { ...wire } : { ...wire, [name]: [...list, entry] };
}

function inComment(wire: JsonObject | null, id: string, change: (entry: JsonObject) => JsonObject): JsonObject {
  const comments = listIn(wire, 'comments').map((entry) =>
    isJsonObject(entry) && isNamed(entry, id) ? change(entry) : entry,
  );
  return { ...wire, comments };
}

function withResolved(entry: JsonObject, resolved: Comment['resolved'] | null): JsonObject {
  const { resolved: _, ...open } = entry;
  return resolved ? { ...open, resolved } : open;
}

function isNamed(entry: Json, id: string): boolean {
  return isJsonObject(entry) && entry['id'] === id;
}
