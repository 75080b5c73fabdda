import { headersOf, pageHeaders, readStaticFiles, type StaticFiles } from '@guide-studio/host/node';
import { protocol } from 'electron';
import { appOrigin, appScheme } from './appOrigin.ts';

/** Gives the page a real origin instead of `file://`. Call it before the application is ready. */
export function registerAppScheme(): void {
  const privileges = { standard: true, secure: true, supportFetchAPI: true };
  protocol.registerSchemesAsPrivileged([{ scheme: appScheme, privileges }]);
}

/** Serves the built editor under `app:` from files that were read once, so requests never become file paths. */
export async function setupProtocol(renderer: string): Promise<void> {
  const files = await readStaticFiles(renderer);
  protocol.handle(appScheme, (request) => answer(files, request));
}

function answer(files: StaticFiles, request: Request): Response {
  const url = new URL(request.url);
  if (`${url.protocol}//${url.host}` !== appOrigin) return emptyResponse(404);
  if (request.method !== 'GET' && request.method !== 'HEAD') return emptyResponse(405);
  const file = files.get(url.pathname);
  if (file === undefined) return emptyResponse(404);
  const body = request.method === 'HEAD' ? null : new Uint8Array(file.bytes);
  return new Response(body, { headers: { ...headersOf(url.pathname), 'content-type': file.type } });
}

function emptyResponse(status: number): Response {
  return new Response(null, { status, headers: pageHeaders });
}
