import { urlOf } from '@guide-studio/guide-core/internal';

/** Returns the host name of an address; empty if it is none. */
export function hostnameOf(url: string): string {
  return urlOf(url)?.hostname ?? '';
}

/** Returns the host name of a name or address that a service listens on. */
export const listeningName = (host: string): string => hostnameOf(`http://${host.includes(':') ? `[${host}]` : host}`);

/** Returns true for the names and addresses that only this machine reaches. */
export function isThisMachine(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d+){3}$/.test(hostname);
}
