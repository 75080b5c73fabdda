import type { IncomingMessage } from 'node:http';

/** `originless`: from a page without an origin, such as the preview frame. */
export type SourceVerdict = 'ours' | 'originless' | 'malformed' | 'foreign';

const hostForm = /^(?:\[[0-9a-f:.]+\]|[a-z0-9](?:[a-z0-9.-]*))(?::(\d{1,5}))?$/iu;

/**
 * Classifies the source of a request. `Host` must match exactly, so that a foreign name that resolves to this machine
 * reaches nothing. `Origin`, if sent, must match exactly too.
 */
export function sourceOf(request: IncomingMessage, host: string): SourceVerdict {
  const hosts = headerValues(request, 'host');
  const origins = headerValues(request, 'origin');
  if (hosts.length !== 1 || origins.length > 1) return 'malformed';
  if (!isHost(hosts[0] ?? '') || !origins.every(isOrigin)) return 'malformed';
  if (hosts[0] !== host) return 'foreign';
  if (origins.every((origin) => origin === `http://${host}`)) return 'ours';
  return origins[0] === 'null' ? 'originless' : 'foreign';
}

/** Returns true if the request has an `Origin` header, which browsers send with every POST. */
export function namesOrigin(request: IncomingMessage): boolean {
  return request.headers.origin !== undefined;
}

// `headers` keeps only the first of several `Host` values; `rawHeaders` has all.
function headerValues({ rawHeaders }: IncomingMessage, name: string): string[] {
  return rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === name);
}

function isHost(text: string): boolean {
  const match = hostForm.exec(text);
  return match !== null && (match[1] === undefined || Number(match[1]) <= 65535);
}

function isOrigin(text: string): boolean {
  if (text === 'null') return true;
  const match = /^([a-z][a-z0-9+.-]*):\/\/(.+)$/iu.exec(text);
  return match !== null && isHost(match[2] ?? '');
}
