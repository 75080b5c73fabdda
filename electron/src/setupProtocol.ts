import {
  headersOf,
  mediaPath,
  pageHeaders,
  readStaticFiles,
  recordingPath,
  type StaticFiles,
} from '@guide-studio/host/node';
import { protocol } from 'electron';
import type { Studio } from './studio.ts';
import { appOrigin, appScheme } from './appOrigin.ts';

/** Gives the page a real origin instead of `file://`. Call it before the application is ready. */
export function registerAppScheme(): void {
  const privileges = { standard: true, secure: true, supportFetchAPI: true, stream: true };
  protocol.registerSchemesAsPrivileged([{ scheme: appScheme, privileges }]);
}

/**
 * Serves the built editor under `app:` from files that were read once, so requests never become file paths, and the
 * recordings that the hosts of the windows have given out.
 */
export async function setupProtocol(renderer: string, studios: () => readonly Studio[]): Promise<void> {
  const files = await readStaticFiles(renderer);
  protocol.handle(appScheme, async (request) => await answer(files, studios(), request));
}

async function answer(files: StaticFiles, studios: readonly Studio[], request: Request): Promise<Response> {
  const url = new URL(request.url);
  if (`${url.protocol}//${url.host}` !== appOrigin) return emptyResponse(404);
  if (request.method !== 'GET' && request.method !== 'HEAD') return emptyResponse(405);
  const isMedia = [recordingPath, mediaPath].some((path) => url.pathname.startsWith(path));
  if (isMedia) return await recordingOf(studios, url.pathname, request);
  const file = files.get(url.pathname);
  if (file === undefined) return emptyResponse(404);
  const body = request.method === 'HEAD' ? null : new Uint8Array(file.bytes);
  return new Response(body, { headers: { ...headersOf(url.pathname), 'content-type': file.type } });
}

async function recordingOf(studios: readonly Studio[], path: string, { headers, signal }: Request): Promise<Response> {
  for (const { host } of studios) {
    const part = await host.readRecording(path, headers.get('range'), signal);
    if (part === null) continue;
    return new Response(part.body, { status: part.status, headers: { ...pageHeaders, ...part.headers } });
  }
  return emptyResponse(404);
}

function emptyResponse(status: number): Response {
  return new Response(null, { status, headers: pageHeaders });
}
