import { platform } from './platform.ts';

export type BaseUrlResult =
  /** `url` is normalised and has no slash at its end. */
  | { readonly ok: true; readonly url: string }
  | { readonly ok: false; readonly reason: 'notAUrl' | 'notHttps' | 'credentials' };

/**
 * Reads the address of a service: `https:`, or `http:` to this machine only, since the key travels with every
 * request. A path in front of `/api` is kept. User names and passwords are refused, and an address with a query or
 * a fragment is none that a path can follow.
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

/** `hostname` as a URL carries it: numeric forms of an address are already written out with dots. */
function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}
