import { type Fetch, type FetchResponse, parseBaseUrl } from '@guide-studio/api-client';
import { bodyParts, throwIfAborted, unlessAborted } from '@guide-studio/api-contract/internal';
import { urlOf } from '../../common/index.ts';

/** How long a service may take to answer, to send the next bytes, and for each megabyte, in milliseconds. */
const recordingPatienceMs = 30_000;

/** An address of a recording, and the service that named it. */
export interface RecordingAddress {
  readonly baseUrl: string;
  /** Signed, as the service gave it. */
  readonly url: string;
}

/**
 * `ended`: the service has nothing at this address, perhaps because it has ended. `failed`: it answers with an error of its
 * own.
 */
export type FetchedRecording =
  | { readonly state: 'read'; readonly response: FetchResponse; readonly type: string }
  | { readonly state: 'ended' | 'outside' | 'failed' | 'unreachable' };

/** Reads a recording, or the bytes that `range` asks for. No key is sent: the address is signed. Never rejects. */
export async function fetchRecording(
  fetch: Fetch,
  { baseUrl, url }: RecordingAddress,
  range: string | null,
  signal: AbortSignal,
  patienceMs = recordingPatienceMs,
): Promise<FetchedRecording> {
  if (!mayRead(url, baseUrl)) return { state: 'unreachable' };
  const ending = new AbortController();
  const end = (): void => ending.abort(signal.reason);
  const timer = setTimeout(end, patienceMs);
  signal.addEventListener('abort', end);
  try {
    throwIfAborted(signal);
    const headers = range === null ? {} : { range };
    const sent = fetch(url, { headers, redirect: 'error', signal: ending.signal });
    const response = await unlessAborted(sent, ending.signal);
    const { status, body } = response;
    const type = (response.headers.get('content-type') ?? '').toLowerCase();
    if ((status === 200 || status === 206) && /^(?:audio|video)\/[\w.+-]+/u.test(type)) {
      return { state: 'read', response, type };
    }
    await body?.getReader().cancel();
    if (status === 416) return { state: 'outside' };
    if (status >= 500) return { state: 'failed' };
    return { state: status >= 400 ? 'ended' : 'unreachable' };
  } catch {
    return { state: 'unreachable' };
  } finally {
    clearTimeout(timer);
    // The body is ended by its reader: an archive reads thousands of recordings under one signal.
    signal.removeEventListener('abort', end);
  }
}

/**
 * Yields the bytes of a recording as they come. Throws if the service is too slow or the connection is lost, and the
 * reason of `signal` as soon as it is aborted.
 */
export const partsOfRecording = (
  { body }: FetchResponse,
  signal: AbortSignal,
  patienceMs = recordingPatienceMs,
): AsyncGenerator<Uint8Array, void, undefined> =>
  bodyParts(body, { mostBytes: Number.POSITIVE_INFINITY, patienceMs, signal });

/** A service may name addresses of its own, and encrypted ones elsewhere. Only one of this machine names others of it. */
export function mayRead(url: string, baseUrl: string): boolean {
  const parsed = urlOf(url);
  if (parsed === null) return false;
  const { origin, hostname } = parsed;
  if (origin === new URL(baseUrl).origin) return true;
  if (!parseBaseUrl(origin).ok) return false;
  return !isHere(hostname) || isHere(new URL(baseUrl).hostname);
}

function isHere(hostname: string): boolean {
  return /^(?:localhost|\[::1\]|127(?:\.\d{1,3}){3})$/u.test(hostname);
}
