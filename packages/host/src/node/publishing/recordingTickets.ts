import { parseBaseUrl } from '@guide-studio/api-client';
import type { Fetch } from '@guide-studio/api-client';
import type { Machine } from '../machine/machine.ts';

/** Where a recording is read. */
export interface RecordingSource {
  /** The service that named the address. */
  readonly baseUrl: string;
  /** A signed address, as the service gave it. */
  readonly url: string;
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
  { baseUrl, url }: RecordingSource,
  fetch: Fetch,
  range: string | null,
  signal: AbortSignal,
): Promise<RecordingAnswer> {
  if (!isAllowed(url, baseUrl)) return unreadable;
  try {
    const { status, headers, body } = await fetch(url, {
      // No key is sent: the address is signed.
      headers: range === null ? {} : { range },
      redirect: 'error',
      signal,
    });
    const type = (headers.get('content-type') ?? '').toLowerCase();
    if (status === 416) return { status, headers: {}, body: null };
    if ((status !== 200 && status !== 206) || !/^(?:audio|video)\/[\w.+-]+/u.test(type)) {
      await body?.getReader().cancel();
      // An address that has ended is 403 or 404, depending on the service.
      return { status: status >= 400 && status < 500 ? 404 : 502, headers: {}, body: null };
    }
    const facts = kept.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    return {
      status,
      headers: { 'content-type': type, ...Object.fromEntries(facts) },
      body: body as ReadableStream<Uint8Array> | null,
    };
  } catch {
    return unreadable;
  }
}

const unreadable: RecordingAnswer = { status: 502, headers: {}, body: null };

/** Only a service of this machine may name an address of this machine, or one without encryption. */
export function isAllowed(url: string, baseUrl: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, origin, hostname } = new URL(url);
  const isHere = /^(?:localhost|\[::1\]|127(?:\.\d{1,3}){3})$/u.test(hostname);
  if (origin === new URL(baseUrl).origin) return true;
  const parsed = parseBaseUrl(origin);
  return parsed.ok && (protocol === 'https:' && !isHere ? true : new URL(baseUrl).protocol === 'http:');
}
