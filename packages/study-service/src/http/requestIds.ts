import type { Fetch } from './fetch.ts';

/** By request rather than in its headers, so that nothing is copied. */
const ids = new WeakMap<Request, string>();

/** The id under which a request is answered and logged; undefined outside of {@link withRequestIds}. */
export function requestIdOf(request: Request): string | undefined {
  return ids.get(request);
}

/** What may be taken over: fit for a header, a log and a terminal, and not endless. */
const sane = /^[\w.:-]{8,64}$/;

/**
 * Writes `X-Request-Id` on every answer: the caller's own, when it is a sane value, else a new one. A key that was put
 * there by mistake is not taken over, because ids are logged.
 */
export function withRequestIds(next: Fetch, newId: () => string): Fetch {
  return async (request) => {
    const sent = request.headers.get('x-request-id');
    const taken = sent !== null && sane.test(sent) && sent !== request.headers.get('x-api-key');
    const id = taken ? sent : newId();
    ids.set(request, id);
    const response = await next(request);
    response.headers.set('x-request-id', id);
    return response;
  };
}
