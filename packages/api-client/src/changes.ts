import type { ApiResult, Response, Signal } from '@guide-studio/api-contract';
import { type AskedPage, responsePages, throwIfAborted } from '@guide-studio/api-contract/internal';
import { ApiError } from './apiError.ts';

/**
 * Where a reading of responses ended: the next one begins there. Plain JSON, to be stored between runs. `seen` has the
 * responses at and after `updatedSince` that were returned already, with the time of their last change.
 */
export interface Cursor {
  /** ISO 8601 in UTC. */
  readonly updatedSince: string;
  /** By response id: `updatedAt` when it was returned. */
  readonly seen: Readonly<Record<string, string>>;
}

/** The responses of a study, each once, in the order in which the service lists them. */
export interface Responses extends AsyncIterable<Response> {
  /**
   * Where to go on next time. Set once every response was returned; null before, and if the study has no response yet.
   */
  readonly cursor: Cursor | null;
}

/**
 * Services order changes by their clocks, and a change may become visible a little after its time. So a reading begins
 * this long before the latest change that the reading before it saw, and leaves out what it already returned.
 */
const overlapMs = 10 * 60_000;

/** How responses are read. */
export interface Reading {
  /** Returns one page of the responses that changed at or after a time; null for all. */
  readonly readPage: (asked: AskedPage, updatedSince: string | null) => Promise<ApiResult<readonly Response[]>>;
  /** The size from which a response is too large, for the message. */
  readonly limitBytes: number;
  /** Ends the reading, also in the middle of a page. */
  readonly signal?: Signal | undefined;
  /** The time in milliseconds, of any clock that does not go back. */
  readonly now: () => number;
}

/**
 * Returns the responses that changed after a cursor; all of them without one. A response that changes while the list is
 * read may be returned twice, the later one last. Iterating throws an {@link ApiError} if the service fails; if a
 * response is too large for the client, then after all others, and without a cursor.
 */
export function changesAfter(after: Cursor | null, { readPage, limitBytes, signal, now }: Reading): Responses {
  let cursor: Cursor | null = null;
  async function* read(): AsyncGenerator<Response, void> {
    const started = now();
    const returned = new Map(Object.entries(after?.seen ?? {}));
    const pages = responsePages((asked) => readPage(asked, after?.updatedSince ?? null));
    let step = await pages.next();
    for (; step.done !== true; step = await pages.next()) {
      for (const response of step.value) {
        if (returned.get(response.id) === response.updatedAt) continue;
        throwIfAborted(signal);
        returned.set(response.id, response.updatedAt);
        yield response;
      }
    }
    const end = step.value;
    if (!end.ok) throw new ApiError(end.failure);
    const [number] = end.unread;
    if (number !== undefined) throw new ApiError({ kind: 'tooLarge', limitBytes, number, mayHaveHappened: false });
    // What changed while the list was read may be on a page that was already read.
    cursor = cursorFrom(returned, after, now() - started);
  }
  return {
    get cursor() {
      return cursor;
    },
    [Symbol.asyncIterator]: read,
  };
}

function cursorFrom(returned: ReadonlyMap<string, string>, after: Cursor | null, readingMs: number): Cursor | null {
  let latest = -Infinity;
  for (const updatedAt of returned.values()) latest = Math.max(latest, Date.parse(updatedAt));
  if (!Number.isFinite(latest)) return after;
  const since = new Date(Math.max(latest - overlapMs - readingMs, after === null ? 0 : Date.parse(after.updatedSince)));
  const seen = [...returned].filter(([, updatedAt]) => Date.parse(updatedAt) >= since.getTime());
  return { updatedSince: since.toISOString(), seen: Object.fromEntries(seen) };
}
