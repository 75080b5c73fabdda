import type { Fetch } from './fetch.ts';

/** By request rather than in its headers, so that nothing is copied. */
const ids = new WeakMap<Request, string>();

/** The id under which a request is answered and logged; undefined outside of {@link withRequestIds}. */
export function requestIdOf(request: Request): string | undefined {
  return ids.get(request);
}

/** What may be taken over: fit for a header, a log and a terminal, and not endless. */
const sane = /^[\w.:-]{8,64}$/;
/** How keys and tokens of well-known services begin, ours first. */
const keyPrefix = /^(?:(?:gs|sk|pk|rk|gh[opsu]|github|glpat|xox[a-z]|npm|hf)[_-]|akia|asia|eyj|bearer|basic)/i;
/** No id in use is as long without a break: a UUID has 12 at most, a trace id or a UUID without hyphens 32. */
const longRun = /[A-Za-z0-9]{33}/;
/** Random letters of both cases with digits, as in no UUID, ULID or trace id. */
const mixedRun = /(?=[A-Za-z0-9_-]*[a-z])(?=[A-Za-z0-9_-]*[A-Z])(?=[A-Za-z0-9_-]*[0-9])[A-Za-z0-9_-]{20}/;

/**
 * Writes `X-Request-Id` on every answer: the caller's own, when it is a sane value, else a new one. What looks like a
 * key or a token was put there by mistake and is not taken over, because ids are logged.
 */
export function withRequestIds(next: Fetch, newId: () => string): Fetch {
  return async (request) => {
    const sent = request.headers.get('x-request-id');
    const id = sent !== null && sane.test(sent) && !looksLikeToken(sent) && !isSecretOf(request, sent) ? sent : newId();
    ids.set(request, id);
    const response = await next(request);
    response.headers.set('x-request-id', id);
    return response;
  };
}

function looksLikeToken(id: string): boolean {
  return keyPrefix.test(id) || longRun.test(id) || mixedRun.test(id);
}

/** Whether an id holds, or is a part of, what this request proves itself with. */
function isSecretOf({ headers }: Request, id: string): boolean {
  const secrets = [headers.get('x-api-key') ?? '', (headers.get('authorization') ?? '').replace(/^\S+ +/, '')];
  return secrets.some((secret) => secret !== '' && (secret.includes(id) || id.includes(secret)));
}
