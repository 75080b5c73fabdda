import type { IncomingMessage } from 'node:http';
import { urlOf } from '../../common/index.ts';
import { isForFrame } from './contentSecurityPolicy.ts';

const hostForm = /^(?:\[[0-9a-f:.]+\]|[a-z0-9](?:[a-z0-9.-]*))(?::(\d{1,5}))?$/iu;

/**
 * Returns why a request is refused before it is read: 400 if its headers are malformed, 403 if another page sent it,
 * 404 if its address names no path; null otherwise.
 *
 * `Host` must match exactly, so that a foreign name that resolves to this machine reaches nothing. `Origin`, if sent,
 * must match exactly too; pages without an origin, such as the preview frame, get only the files for the frame.
 */
export function refusalOf(request: IncomingMessage, host: string): 400 | 403 | 404 | null {
  const hosts = headerValues(request, 'host');
  const origins = headerValues(request, 'origin');
  if (hosts.length !== 1 || origins.length > 1) return 400;
  if (!isHost(hosts[0] ?? '') || !origins.every(isOrigin)) return 400;
  if (hosts[0] !== host) return 403;
  const path = pathOf(request, host);
  const isOurs = origins.every((origin) => origin === `http://${host}`);
  if (!isOurs && !(origins[0] === 'null' && path !== null && isForFrame(path))) return 403;
  return path === null ? 404 : null;
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

/** Returns the path of a request; null for a whole address, and where a parsed address has another path (`/a/../b`). */
function pathOf({ url = '' }: IncomingMessage, host: string): string | null {
  const path = url.split('?', 1)[0] ?? '';
  const address = `http://${host}${path}`;
  return path.startsWith('/') && urlOf(address)?.pathname === path ? path : null;
}
