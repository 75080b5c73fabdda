import { type Fetch, type FetchResponse, parseBaseUrl } from '@guide-studio/api-client';

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
): Promise<FetchedRecording> {
  if (!mayRead(url, baseUrl)) return { state: 'unreachable' };
  try {
    const headers = range === null ? {} : { range };
    const response = await fetch(url, { headers, redirect: 'error', signal });
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
  }
}

/** A service may name addresses of its own, and encrypted ones elsewhere. Only one of this machine names others of it. */
export function mayRead(url: string, baseUrl: string): boolean {
  if (!URL.canParse(url)) return false;
  const { origin, hostname } = new URL(url);
  if (origin === new URL(baseUrl).origin) return true;
  if (!parseBaseUrl(origin).ok) return false;
  return !isHere(hostname) || isHere(new URL(baseUrl).hostname);
}

function isHere(hostname: string): boolean {
  return /^(?:localhost|\[::1\]|127(?:\.\d{1,3}){3})$/u.test(hostname);
}
