/** A remote address that may be loaded, and the host a participant is asked about. */
export interface Address {
  readonly url: string;
  readonly host: string;
  /** From the service itself: nobody else learns anything, so nobody is asked. */
  readonly isOwn: boolean;
}

/** Reads the address of a picture, video or page; null when it is not https (or this service's own). */
export function addressOf(text: string, origin: string): Address | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const isOwn = url.origin === origin;
  if (!isOwn && url.protocol !== 'https:') return null;
  if (url.username !== '' || url.password !== '') return null;
  // A wildcard would mean any host to the policy of the page (`node/page/pagePolicy.ts`), which leaves it out.
  if (url.host.includes('*')) return null;
  return { url: url.href, host: url.host, isOwn };
}
