import { z } from 'zod';
import { isJsonObject, type Json, type JsonObject } from '../json.ts';

const id = z.uuid();
const text = z.string().max(20_000);
const author = z.string().trim().min(1).max(200);
const at = z.iso.datetime();

/**
 * What a comment is about, in words that outlive a rename, a move and a merge: its external id where it has one, its
 * text, and the title of the block it stands in.
 */
export const Anchor = z.object({
  kind: z.enum(['block', 'item']),
  externalId: z.string().optional(),
  text,
  block: text,
});
export type Anchor = z.infer<typeof Anchor>;

const commentFields = z.object({
  id,
  anchor: Anchor,
  author,
  at,
  text,
  /** When its text was changed last. */
  editedAt: at.optional(),
  /** Who saw it as settled, and when. */
  resolved: z.object({ by: author, at }).optional(),
});
/** A remark on a block or item. Times are ISO 8601, UTC. */
export type Comment = z.infer<typeof commentFields>;
/** What is not understood of a comment is kept with it. */
export const Comment = commentFields.loose();

/** Somebody's word that the guide is right, bound to its content by the SHA-256 of its canonical text. */
export const NotedApproval = z.object({
  id,
  name: author,
  at,
  fingerprint: z.string().regex(/^[0-9a-f]{64}$/u),
  note: text.optional(),
  /** Who took it back, and when. It stays as a record of what was said, and approves nothing any more. */
  withdrawn: z.object({ by: author, at }).optional(),
});
export type NotedApproval = z.infer<typeof NotedApproval>;

/** Assumptions about how long an interview takes that were changed, by name (`EstimateAssumptions`). */
export const NotedAssumptions = z.record(z.string().max(100), z.number().nonnegative());
export type NotedAssumptions = z.infer<typeof NotedAssumptions>;

/** What this version understands of the notes beside a guide (`name.guide.notes.json`), oldest first. */
export interface Notes {
  readonly comments: readonly Comment[];
  readonly approvals: readonly NotedApproval[];
  /** Those of this guide, whoever looks at it; absent: everybody has their own. */
  readonly assumptions?: NotedAssumptions;
}

/** Reads notes generously: entries that are not understood are passed over here and kept in the file. */
export function notesOf(wire: JsonObject | null): Notes {
  const assumptions = NotedAssumptions.safeParse(wire?.['assumptions']);
  return {
    comments: entriesOf(wire, 'comments', Comment).sort(byTime),
    approvals: entriesOf(wire, 'approvals', NotedApproval).sort(byTime),
    ...(assumptions.success ? { assumptions: assumptions.data } : {}),
  };
}

function entriesOf<T>(wire: JsonObject | null, name: string, entry: z.ZodType<T>): T[] {
  return listIn(wire, name).flatMap((value) => {
    const read = entry.safeParse(value);
    return read.success ? [read.data] : [];
  });
}

function byTime(one: { readonly at: string }, other: { readonly at: string }): number {
  return Date.parse(one.at) - Date.parse(other.at);
}

/** A list of entries of a file of ours; empty where there is none. */
export function listIn(wire: JsonObject | null, name: string): readonly Json[] {
  const list = isJsonObject(wire) && Object.hasOwn(wire, name) ? wire[name] : undefined;
  return Array.isArray(list) ? (list as readonly Json[]) : [];
}

/**
 * The file with another list. What stood there and was no list is damaged, or of a later version: it is kept beside it
 * under a name that is free.
 */
export function withList(wire: JsonObject | null, name: string, list: readonly Json[]): JsonObject {
  return { ...keptBeside(wire, name, (there) => Array.isArray(there)), [name]: list };
}

/** The file with what stands under a name kept under another one, unless that is understood or there is nothing. */
export function keptBeside(wire: JsonObject | null, name: string, isUnderstood: (there: Json) => boolean): JsonObject {
  if (wire === null) return {};
  const there = Object.hasOwn(wire, name) ? wire[name] : undefined;
  if (there === undefined || there === null || isUnderstood(there)) return wire;
  let beside = `${name} (not understood)`;
  for (let count = 2; Object.hasOwn(wire, beside); count += 1) beside = `${name} (not understood ${count})`;
  return { ...wire, [beside]: there };
}
