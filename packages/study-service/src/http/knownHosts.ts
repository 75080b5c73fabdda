import { refusal } from '../answer.ts';
import { respond } from '../respond.ts';
import type { Fetch } from './fetch.ts';
import { routeOf } from './routeOf.ts';
import { hostnameOf, isThisMachine, listeningName } from './thisMachine.ts';

/** The names of the service. */
export interface KnownHosts {
  /** The address for participants. */
  readonly baseUrl: () => string;
  /** The name or address that the service listens on. */
  readonly host: string;
  /** Origins whose pages may use the service; see `withCors`. */
  readonly origins: ReadonlySet<string>;
}

/**
 * Refuses requests to unknown host names, and writes from pages of other sites. The first stops DNS rebinding, where a
 * page points its own name to this machine; the second stops a page that posts to this address. Health checks accept
 * any name and reveal nothing.
 */
export function withKnownHosts(next: Fetch, known: KnownHosts): Fetch {
  return async (request) => {
    const route = routeOf(request)?.id;
    if (route === 'healthz' || route === 'readyz') return next(request);
    if (!isOwnHost(new URL(request.url).hostname, known)) return respond(unknownHost());
    if (isWrite(request) && !isOwnOrigin(request, known)) return respond(foreignOrigin());
    return next(request);
  };
}

/** Ports are not compared: tunnels and containers change them, and they prove nothing. */
function isOwnHost(hostname: string, { baseUrl, host }: KnownHosts): boolean {
  const own = [listeningName(host), hostnameOf(baseUrl())];
  if (own.includes(hostname) || isThisMachine(hostname)) return true;
  // A service for other machines has several addresses. A name cannot imitate an address.
  return !own.slice(0, 1).every(isThisMachine) && isAddress(hostname);
}

function isWrite({ method }: Request): boolean {
  return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
}

/** Programs send no `Origin`; browsers send it with every write. */
function isOwnOrigin(request: Request, { baseUrl, origins }: KnownHosts): boolean {
  const origin = request.headers.get('origin');
  if (origin === null || origins.has(origin) || origin === new URL(baseUrl()).origin) return true;
  // The page comes from the host that it writes to; a proxy may have terminated https.
  const { host } = new URL(request.url);
  return origin === `http://${host}` || origin === `https://${host}`;
}

function isAddress(hostname: string): boolean {
  return hostname.startsWith('[') || /^\d+(?:\.\d+){3}$/.test(hostname);
}

function unknownHost() {
  const error =
    'The Host header names no address of this service. Use the address it prints at its start, or name this one with --base-url; a proxy must pass the Host on.';
  return refusal('bad_request', { error });
}

function foreignOrigin() {
  const error =
    'Pages of this origin may not write to this service. Name the origin with --cors when the service is started.';
  return refusal('forbidden', { error });
}
