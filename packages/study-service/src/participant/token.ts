import type { Service } from '../service.ts';

/** The parts of a token. Neither is sufficient alone, and the client's id is stored only as a hash. */
interface TokenParts {
  readonly clientId: string;
  readonly interviewId: string;
  readonly seed: string;
}

/**
 * Returns the token of an interview, 256 bits. A page that sends its client id gets the same token again, although only
 * its hash is stored.
 */
export function tokenOf(service: Service, { clientId, interviewId, seed }: TokenParts): string {
  return service.hash(`participant token\n${clientId.toLowerCase()}\n${interviewId}\n${seed}`);
}

/** Returns the hash under which a client's id is stored. */
export function clientHashOf(service: Service, clientId: string): string {
  return service.hash(`participant client\n${clientId.toLowerCase()}`);
}

/** Returns a hash that tells whether two starts of a study come from one network, without storing the address. */
export function networkHashOf(service: Service, studyId: string, network: string): string {
  return service.hash(`participant network\n${studyId}\n${network}`);
}

/** Returns the token of `Authorization: Bearer …`; empty if there is none. */
export function bearerOf(request: Request): string {
  return /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
}
