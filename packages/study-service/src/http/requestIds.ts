import type { Fetch } from './fetch.ts';

/** By request, not in its headers, to avoid a copy. */
const ids = new WeakMap<Request, string>();

/** Returns the id under which a request is answered and logged; undefined outside {@link withRequestIds}. */
export function requestIdOf(request: Request): string | undefined {
  return ids.get(request);
}

/** Ids that are safe in a header, a log and a terminal, and not too long. */
const sane = /^[\w.:-]{8,64}$/;
/** Key and token prefixes of well-known services, ours first. */
const keyPrefix = /^(?:(?:gs|sk|pk|rk|gh[opsu]|github|glpat|xox[a-z]|npm|hf)[_-]|akia|asia|eyj|bearer|basic)/i;
/** Common ids have shorter runs: a UUID has at most 12, a trace id or a UUID without hyphens 32. */
const longRun = /[A-Za-z0-9]{33}/;
/** Random letters of both cases with digits, unlike a UUID, ULID or trace id. */
const mixedRun = /(?=[A-Za-z0-9_-]*[a-z])(?=[A-Za-z0-9_-]*[A-Z])(?=[A-Za-z0-9_-]*[0-9])[A-Za-z0-9_-]{20}/;

/**
 * Sets `X-Request-Id` on every answer: the caller's id if it is valid, otherwise a new one. An id that looks like a key
 * or token is replaced, because ids are logged.
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

/** Returns true if an id contains a credential of this request, or is part of one. */
function isSecretOf({ headers }: Request, id: string): boolean {
  const secrets = [headers.get('x-api-key') ?? '', (headers.get('authorization') ?? '').replace(/^\S+ +/, '')];
  return secrets.some((secret) => secret !== '' && (secret.includes(id) || id.includes(secret)));
}
