import { refusal } from '../answer.ts';
import { respond } from '../respond.ts';
import type { Fetch } from './fetch.ts';
import { methodsAt, routeOf } from './routeOf.ts';

/** Returns the HTTP methods of an address, for `Allow`; none for an unknown address. */
export function allowAt(request: Request): readonly string[] {
  const methods = methodsAt(request);
  if (methods.length === 0) return [];
  return [...methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])), 'OPTIONS'];
}

/** Answers `OPTIONS` with the methods of the address, and other unsupported methods with 405. */
export function withMethods(next: Fetch): Fetch {
  return async (request) => {
    const allowed = routeOf(request) === null ? allowAt(request) : [];
    if (allowed.length === 0) return next(request);
    const response = request.method === 'OPTIONS' ? noContent() : respond(wrongMethod(request.method, allowed));
    response.headers.set('allow', allowed.join(', '));
    return response;
  };
}

function noContent(): Response {
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}

function wrongMethod(method: string, allowed: readonly string[]) {
  const error = `This address does not take ${method}. Send ${allowed.slice(0, -1).join(' or ')}.`;
  return refusal('not_found', { status: 405, error });
}
