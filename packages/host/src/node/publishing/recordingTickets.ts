import type { Fetch } from '@guide-studio/api-client';
import type { Machine } from '../machine/machine.ts';
import { fetchRecording, partsOfRecording, type RecordingAddress } from './fetchRecording.ts';

/** Where a recording is read. */
export interface RecordingSource extends RecordingAddress {
  /** Reads the address again when it has ended; null if there is no recording any more. */
  readonly renew: () => Promise<string | null>;
}

/** A part of a recording's file, as it is passed on to the window. */
export interface RecordingAnswer {
  readonly status: 200 | 206 | 404 | 416 | 502;
  /** Those of the file; none if it cannot be read. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ReadableStream<Uint8Array> | null;
}

/**
 * Gives the window addresses of its own origin for recordings. The window reaches no service: its policy allows media of
 * its own origin only, and signed addresses end after an hour (docs/decisions/media.md).
 */
export interface RecordingTickets {
  /** Returns the path of a recording. `name` says which one it is: it gets the same path again. */
  pathOf(name: string, source: RecordingSource): string;
  /** Reads a recording. `range` is the header of the request. Null: the path is not one of those. */
  read(path: string, range: string | null, signal: AbortSignal): Promise<RecordingAnswer | null>;
}

/** Every path of a recording begins with this. */
export const recordingPath = '/recording/';

/** Enough for all that a window shows; older ones are given out again when their interview is read again. */
const mostTickets = 5000;

/** Returns tickets that a page cannot guess. */
export function createRecordingTickets(machine: Pick<Machine, 'random'>, fetch: Fetch): RecordingTickets {
  const sources = new Map<string, RecordingSource>();
  const tickets = new Map<string, string>();
  return {
    pathOf(name, source) {
      const ticket = tickets.get(name) ?? machine.random(32);
      // The newest last.
      tickets.delete(name);
      tickets.set(name, ticket);
      sources.set(ticket, source);
      for (const [oldest, old] of tickets) {
        if (tickets.size <= mostTickets) break;
        tickets.delete(oldest);
        sources.delete(old);
      }
      return `${recordingPath}${ticket}`;
    },
    async read(path, range, signal) {
      const ticket = path.slice(recordingPath.length);
      const source = path.startsWith(recordingPath) ? sources.get(ticket) : undefined;
      if (source === undefined) return null;
      const first = await readFrom(source, fetch, range, signal);
      if (first.status !== 404) return first;
      const url = await source.renew();
      if (url === null || url === source.url) return first;
      const renewed = { ...source, url };
      sources.set(ticket, renewed);
      return await readFrom(renewed, fetch, range, signal);
    },
  };
}

const kept = ['content-length', 'content-range', 'accept-ranges', 'etag'];

async function readFrom(
  source: RecordingSource,
  fetch: Fetch,
  range: string | null,
  signal: AbortSignal,
): Promise<RecordingAnswer> {
  const fetched = await fetchRecording(fetch, source, range, signal);
  if (fetched.state !== 'read') return { status: statuses[fetched.state], headers: {}, body: null };
  const { response, type } = fetched;
  const facts = kept.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return {
    status: response.status === 206 ? 206 : 200,
    headers: { 'content-type': type, ...Object.fromEntries(facts) },
    body: ReadableStream.from(partsOfRecording(response, signal)),
  };
}

const statuses = { ended: 404, outside: 416, failed: 502, unreachable: 502 } as const;
