import { textOf } from '../respond.ts';
import { networkOfRequest, noteNetwork } from './networks.ts';
import type { Fetch } from './fetch.ts';

/** Answers `HEAD` with the headers of `GET` and no body. It is counted and logged as `GET`. */
export function withHead(next: Fetch): Fetch {
  return async (request) => {
    if (request.method !== 'HEAD') return next(request);
    const asked = new Request(request.url, { headers: request.headers });
    // Ranges are those of a body (RFC 9110).
    asked.headers.delete('range');
    noteNetwork(asked, networkOfRequest(request));
    const response = await next(asked);
    const text = textOf(response);
    const headers = new Headers(response.headers);
    if (text !== undefined) headers.set('content-length', String(new TextEncoder().encode(text).length));
    // A list is created while it is sent: stop reading it.
    await response.body?.cancel();
    return new Response(null, { status: response.status, headers });
  };
}
