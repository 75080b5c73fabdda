import type { AddressFault } from '@guide-studio/api-contract';
import { platform } from './platform.ts';

/** The address of a service, or why it is refused. */
export type BaseUrlResult =
  /** `url` is normalised and has no trailing slash. */
  { readonly ok: true; readonly url: string } | { readonly ok: false; readonly reason: AddressFault };

/**
 * Parses the address of a service: `https:`, or `http:` only to this machine, because every request contains the key. A
 * path before `/api` is kept. Refused are other addresses (`notHttps`), user names and passwords (`credentials`), and
 * queries, fragments and what is no URL (`notAUrl`).
 *
 * @param text As people type it; spaces around it do not matter.
 * @example
 * ```ts
 * import { parseBaseUrl } from '@guide-studio/api-client';
 *
 * console.log(parseBaseUrl(' https://example.org/studies/ ')); // { ok: true, url: 'https://example.org/studies' }
 * console.log(parseBaseUrl('http://example.org')); // { ok: false, reason: 'notHttps' }
 * ```
 */
export function parseBaseUrl(text: string): BaseUrlResult {
  const url = urlOf(text);
  if (url === null || url.hostname === '') return { ok: false, reason: 'notAUrl' };
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url.hostname))) {
    return { ok: false, reason: 'notHttps' };
  }
  if (url.username !== '' || url.password !== '') return { ok: false, reason: 'credentials' };
  if (url.search !== '' || url.hash !== '') return { ok: false, reason: 'notAUrl' };
  return { ok: true, url: `${url.protocol}//${url.host}${url.pathname.replace(/\/+$/, '')}` };
}

function urlOf(text: string) {
  try {
    return new platform.URL(text.trim());
  } catch {
    return null;
  }
}

/** Returns true for this machine. `hostname` is from a parsed URL, so numeric addresses are in dotted form. */
function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}
