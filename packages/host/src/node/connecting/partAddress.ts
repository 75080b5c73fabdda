import { urlOf } from '../../common/index.ts';

/** Returns the address of a model or a transcriber as it is used; null if the text is none. */
export function partUrlOf(text: string): string | null {
  return isPlainAddress(text)
    ? text.replace(/\/+$/u, '').replace(/\/(?:chat\/completions|audio\/transcriptions)$/u, '')
    : null;
}

/** Returns true for a web address without a user, a query or a fragment. */
export function isPlainAddress(text: string): boolean {
  const url = urlOf(text);
  if (url === null) return false;
  const { protocol, username, password, search, hash } = url;
  return /^https?:$/u.test(protocol) && username + password + search + hash === '';
}
