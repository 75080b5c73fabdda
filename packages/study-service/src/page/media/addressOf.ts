/** A remote address that may be loaded, and the host that the participant is asked about. */
export interface Address {
  readonly url: string;
  readonly host: string;
  /** True for the service itself: no third party is involved, so no consent is needed. */
  readonly isOwn: boolean;
}

/**
 * Returns the address of a picture, video or page; null if it is neither https nor this service's own. `files`: the
 * address below that of the page before the names of the files of the guide, which it has as `media:` and the name.
 */
export function addressOf(text: string, files: string): Address | null {
  try {
    const { href: url, host, origin } = new URL(text.replace(/^media:/, files));
    // In the frame of the editor, the page and what the editor gave it (`blob:`) have no origin (“null”), as `data:` has none.
    const isOwn = files.startsWith(`${origin}/`);
    if (!isOwn && !url.startsWith('https:')) return null;
    // Neither a user name nor a wildcard: to the page's policy (`node/page/pagePolicy.ts`) that means any host.
    return /^(https?|blob):\/*[^@*/]+\//.test(url) ? { url, host, isOwn } : null;
  } catch {
    return null;
  }
}
