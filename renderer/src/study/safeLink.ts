import { urlOf } from '@guide-studio/guide-core/internal';

const loopback: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Returns the address if it may be opened: any `https:`, or `http:` on this computer. Otherwise null. */
export function safeLink(text: string): string | null {
  const url = urlOf(text);
  if (url === null || url.username !== '' || url.password !== '') return null;
  if (url.protocol === 'https:') return url.href;
  return url.protocol === 'http:' && loopback.has(url.hostname) ? url.href : null;
}

/** Returns true if an address points to the reader's own computer, so that it is useless to others. */
export function isOfThisComputer(text: string): boolean {
  return loopback.has(urlOf(text)?.hostname ?? '');
}
