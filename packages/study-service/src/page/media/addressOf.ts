import { frameFiles } from './frameFiles.ts';

/** A remote address that may be loaded, and the host that the participant is asked about. */
export interface Address {
  readonly url: string;
  readonly host: string;
  /** True for the service itself: no third party is involved, so no consent is needed. */
  readonly isOwn: boolean;
}

/** The address of the page. */
export type Place = Pick<Location, 'origin' | 'pathname'>;

/**
 * Returns the address of a picture, video or page; null if it is neither https nor this service's own. A file of the
 * guide (`media:` and its name) is below the address of the page.
 */
export function addressOf(text: string, { origin, pathname }: Place): Address | null {
  const given = frameFiles.get(text);
  if (given !== undefined) return { url: given, host: '', isOwn: true };
  let url: URL;
  try {
    url = new URL(text.replace(/^media:/, `${origin}${pathname.replace(/\/$/, '')}/media/`));
  } catch {
    return null;
  }
  const isOwn = url.origin === origin;
  if (!isOwn && url.protocol !== 'https:') return null;
  if (url.username !== '' || url.password !== '') return null;
  // To the page's policy (`node/page/pagePolicy.ts`) a wildcard means any host, so it leaves such addresses out.
  if (url.host.includes('*')) return null;
  return { url: url.href, host: url.host, isOwn };
}
