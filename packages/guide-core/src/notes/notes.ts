import * as z from 'zod';
import { isJsonObject, type Json, type JsonObject } from '../json.ts';
import { type AssumptionsFault, type ForecastAssumptions, forecastAssumptionsOf } from '../shares/shares.ts';

const id = z.uuid();
const text = z.string().max(20_000);
const author = z.string().trim().min(1).max(200);
const at = z.iso.datetime();

/**
 * What a comment refers to, in terms that survive renaming, moving and merging: the external id, if any, the text, and
 * the title of the block. `study`: the study itself; `text` is the one of its texts that the comment is about, such as
 * its welcome, and empty for the whole study; `block` is empty.
 */
export const Anchor = z.object({
  kind: z.enum(['study', 'block', 'item']),
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
  editedAt: at.optional(),
  /** Who resolved it, and when. */
  resolved: z.object({ by: author, at }).optional(),
});
/** A comment on the study, a block or an item. Times are ISO 8601, UTC. */
export type Comment = z.infer<typeof commentFields>;
/** Unknown properties of a comment are kept. */
export const Comment = commentFields.loose();

/**
 * A person's approval of the guide, bound to its content by the SHA-256 of its canonical text (`fingerprint`, in
 * hexadecimal digits). `at` is ISO 8601, UTC.
 */
export const NotedApproval = z.object({
  id,
  name: author,
  at,
  fingerprint: z.string().regex(/^[0-9a-f]{64}$/u),
  note: text.optional(),
  /** Who withdrew it, and when. A withdrawn approval is kept as a record and no longer approves anything. */
  withdrawn: z.object({ by: author, at }).optional(),
});
export type NotedApproval = z.infer<typeof NotedApproval>;

/**
 * Changed assumptions about the length of an interview, by name; `assumptionsWith` of the entry `estimate` takes them.
 */
export const NotedAssumptions = z.record(z.string().max(100), z.number().nonnegative());
export type NotedAssumptions = z.infer<typeof NotedAssumptions>;

/** The notes beside a guide (`name.guide.notes.json`) as far as this version understands them. */
export interface Notes {
  /** By time, oldest first; also those that are resolved. */
  readonly comments: readonly Comment[];
  /** By time, oldest first; also those that were withdrawn. */
  readonly approvals: readonly NotedApproval[];
  /** Shared by everyone who opens this guide. If absent, everyone uses their own. */
  readonly assumptions?: NotedAssumptions;
  /** What forecasts of this guide assume about participants. */
  readonly forecast?: ForecastAssumptions;
  /** What is wrong with what they assume, if it is not understood. Then `forecast` is absent. */
  readonly forecastFaults?: readonly AssumptionsFault[];
}

/**
 * Reads notes leniently: entries that are not understood are skipped here and kept in the file. Never throws.
 *
 * @param wire The object in the file; null if there is no file.
 */
export function notesOf(wire: JsonObject | null): Notes {
  const assumptions = NotedAssumptions.safeParse(wire?.['assumptions']);
  const forecast = forecastAssumptionsOf(wire?.['forecast'] ?? {});
  const hasForecast = wire?.['forecast'] !== undefined && wire['forecast'] !== null;
  return {
    comments: entriesOf(wire, 'comments', Comment).sort(byTime),
    approvals: entriesOf(wire, 'approvals', NotedApproval).sort(byTime),
    ...(assumptions.success ? { assumptions: assumptions.data } : {}),
    ...(hasForecast ? (forecast.ok ? { forecast: forecast.assumptions } : { forecastFaults: forecast.faults }) : {}),
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

/** Returns a list of entries, or an empty list. */
export function listIn(wire: JsonObject | null, name: string): readonly Json[] {
  const list = isJsonObject(wire) && Object.hasOwn(wire, name) ? wire[name] : undefined;
  return Array.isArray(list) ? (list as readonly Json[]) : [];
}

/**
 * Returns the file with another list. An existing value that is not a list is damaged or of a later version; it is kept
 * under a free name.
 */
export function withList(wire: JsonObject | null, name: string, list: readonly Json[]): JsonObject {
  return { ...keptBeside(wire, name, (there) => Array.isArray(there)), [name]: list };
}

/** Returns the file with the value of a property moved to a free name, unless the value is understood or missing. */
export function keptBeside(wire: JsonObject | null, name: string, isUnderstood: (there: Json) => boolean): JsonObject {
  if (wire === null) return {};
  const there = Object.hasOwn(wire, name) ? wire[name] : undefined;
  if (there === undefined || there === null || isUnderstood(there)) return wire;
  let beside = `${name} (not understood)`;
  for (let count = 2; Object.hasOwn(wire, beside); count += 1) beside = `${name} (not understood ${count})`;
  return { ...wire, [beside]: there };
}
