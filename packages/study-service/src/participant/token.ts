import type { Service } from '../service.ts';

/** What a token is made of: neither is enough alone, and the client's id is kept only as a hash. */
interface TokenParts {
  readonly clientId: string;
  readonly interviewId: string;
  readonly seed: string;
}

/**
 * The token of an interview, 256 bits. A page that names itself gets the same one again when it starts again, though
 * only its hash is stored.
 */
export function tokenOf(service: Service, { clientId, interviewId, seed }: TokenParts): string {
  return service.hash(`participant token\n${clientId.toLowerCase()}\n${interviewId}\n${seed}`);
}

export function clientHashOf(service: Service, clientId: string): string {
  return service.hash(`participant client\n${clientId.toLowerCase()}`);
}

/** Tells whether two starts of a study come from one network, without keeping its address. */
export function networkHashOf(service: Service, studyId: string, network: string): string {
  return service.hash(`participant network\n${studyId}\n${network}`);
}

/** The token of a request's `Authorization: Bearer …`; empty when there is none. */
export function bearerOf(request: Request): string {
  return /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
}

/** Compares two hashes with the same work wherever they differ. */
export function isSameHash(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let at = 0; at < one.length; at += 1) difference |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return difference === 0;
}
