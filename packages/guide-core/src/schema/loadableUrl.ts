import { Uri } from './text.ts';
import { urlOf } from './urlOf.ts';

/**
 * An address as browsers read it, with each part that decides whether the participant page loads it. Browsers drop
 * spaces around an address, and need no slashes after the scheme.
 */
const address = /^[\u0000-\u0020]*([a-z][a-z\d+.-]*):[/\\]*([^/\\?#]*)/i;

/** Characters that the page's policy (`pagePolicy.ts` of the service) cannot name in a host; `*` would mean any host. */
const notInHost = /["!$&'()*+,;<=>^`{|}~]/;

/** Why the participant page never loads an address, whatever is there. */
export type Unloadable = 'http' | 'scheme' | 'account' | 'host';

/**
 * Returns why the participant page never loads this address from another host, by its scheme and its host alone; null
 * if it does. It loads `https:` without a user name. The address must be one that `new URL` can parse.
 */
export function unloadableBy(url: string): Unloadable | null {
  const [, written = '', authority = ''] = address.exec(url.replace(/[\t\n\r]/g, '')) ?? [];
  const scheme = written.toLowerCase();
  if (scheme !== 'https') return scheme === 'http' ? 'http' : 'scheme';
  const at = authority.lastIndexOf('@');
  if (!/^:?$/.test(authority.slice(0, Math.max(0, at)))) return 'account';
  return notInHost.test(decoded(authority.slice(at + 1)).normalize('NFKC')) ? 'host' : null;
}

const ownMachine = /^(?:(?:.*\.)?localhost\.?|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\]|\[::ffff:7f[\da-f]{2}:[\da-f]+\])$/;

/** Returns true if the host of an address is the computer on which it is opened. */
export function isOwnMachine(url: string): boolean {
  return ownMachine.test(urlOf(url)?.hostname.toLowerCase() ?? '');
}

/**
 * Returns true for a text that may be linked or loaded after a click: a URL with `https:` and a host, without user info.
 * What is no URL is not.
 */
export function isLoadableUrl(url: string): boolean {
  return Uri.safeParse(url).success && unloadableBy(url) === null;
}

function decoded(host: string): string {
  try {
    return decodeURIComponent(host);
  } catch {
    return host;
  }
}
