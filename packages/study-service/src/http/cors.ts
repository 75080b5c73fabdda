import { allowAt } from './methods.ts';
import type { Fetch } from './fetch.ts';

/** Headers that a page of another site may send, and read. */
const sendable = ['x-api-key', 'authorization', 'content-type', 'content-encoding', 'x-piece-sha256', 'x-request-id'];
const readable = ['x-request-id', 'deprecation', 'sunset', 'retry-after'];
/** How long a browser may cache a preflight, in seconds. */
const preflightAge = 600;

/**
 * Allows pages of the listed origins to use the service from a browser (CORS); none by default. Cookies are not used: a
 * page sends a key or token, like other clients.
 */
export function withCors(next: Fetch, origins: ReadonlySet<string>): Fetch {
  if (origins.size === 0) return next;
  return async (request) => {
    const origin = request.headers.get('origin');
    const isNamed = origin !== null && origins.has(origin);
    const asksFirst = request.method === 'OPTIONS' && request.headers.has('access-control-request-method');
    const response = isNamed && asksFirst ? preflight(request) : await next(request);
    response.headers.append('vary', 'Origin');
    if (!isNamed) return response;
    response.headers.set('access-control-allow-origin', origin);
    if (!asksFirst) response.headers.set('access-control-expose-headers', readable.join(', '));
    return response;
  };
}

function preflight(request: Request): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': allowAt(request).join(', '),
      'access-control-allow-headers': sendable.join(', '),
      'access-control-max-age': String(preflightAge),
      'cache-control': 'no-store',
    },
  });
}
