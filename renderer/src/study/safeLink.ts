const loopback: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** The address if it may be opened from here: `https:` anywhere, `http:` on this machine only. Else null. */
export function safeLink(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') return null;
  if (url.protocol === 'https:') return url.href;
  return url.protocol === 'http:' && loopback.has(url.hostname) ? url.href : null;
}

/** Whether an address leads to the computer of whoever opens it, so that it is of no use to anybody else. */
export function isOfThisComputer(text: string): boolean {
  return URL.canParse(text) && loopback.has(new URL(text).hostname);
}
