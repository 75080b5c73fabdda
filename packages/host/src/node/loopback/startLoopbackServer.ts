import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Dispatcher } from '../../common/index.ts';
import { headersOf, isForFrame, pageHeaders } from './contentSecurityPolicy.ts';
import { readJsonBody } from './readJsonBody.ts';
import { namesOrigin, sourceOf } from './requestSource.ts';
import { createSessionGate, type SessionGate } from './sessionGate.ts';
import { readStaticFiles, type StaticFiles } from './staticFiles.ts';

export interface LoopbackOptions {
  readonly dispatcher: Dispatcher;
  /** Folder of the built editor. */
  readonly rendererDir: string;
  /** Default: 0, any free port. */
  readonly port?: number;
  readonly sleep?: (milliseconds: number) => Promise<void>;
}

export interface LoopbackServer {
  /** The address to open, with the one-time token in its fragment. */
  readonly url: string;
  readonly origin: string;
  /** Stops the server and closes all connections. */
  close(): Promise<void>;
}

interface Service {
  readonly host: string;
  readonly cookieName: string;
  readonly gate: SessionGate;
  readonly files: StaticFiles;
  readonly dispatcher: Dispatcher;
}

/** A guide of 50 MB as a JSON string, in which a line break takes two bytes. */
const largestBody = 128 * 1024 * 1024;
/** Longer than any run, so that a browser can be closed and reopened. */
const cookieSeconds = 30 * 24 * 60 * 60;
const anonymousReads: ReadonlySet<unknown> = new Set(['GET', 'HEAD']);

/**
 * Serves the editor and the host's methods on 127.0.0.1, to this machine only (docs/decisions/security.md). The page
 * and its files contain no data and need no session. Calls need this origin, the cookie, and the proof in a header that
 * foreign pages cannot send. Resolves when the server listens. Rejects with the system's code: EADDRINUSE or EACCES for
 * the port, ENOENT if the editor is not built.
 */
export async function startLoopbackServer(options: LoopbackOptions): Promise<LoopbackServer> {
  const files = await readStaticFiles(options.rendererDir);
  const gate = createSessionGate(options.sleep ?? (async (milliseconds) => await wait(milliseconds)));
  let service: Service | undefined;
  const server = createServer({ maxHeaderSize: 16_384, headersTimeout: 10_000, requestTimeout: 120_000 });
  server.maxConnections = 256;
  server.on('request', (request, response) => {
    if (service === undefined) response.destroy();
    else void handle(service, request, response);
  });
  const port = await listen(server, options.port ?? 0);
  const host = `127.0.0.1:${port}`;
  service = { host, cookieName: `guide-studio-${port}`, gate, files, dispatcher: options.dispatcher };
  const origin = `http://${host}`;
  return { url: `${origin}/#token=${gate.token}`, origin, close: async () => await close(server) };
}

async function listen(server: Server, port: number): Promise<number> {
  return await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

async function close(server: Server): Promise<void> {
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

async function handle(service: Service, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    await route(service, request, response);
  } catch {
    // The connection broke, so no answer can be sent.
    response.destroy();
  }
}

async function route(service: Service, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const source = sourceOf(request, service.host);
  if (source === 'malformed') return refuse(response, 400);
  const path = (request.url ?? '').split('?', 1)[0] ?? '';
  if (source === 'foreign' || (source === 'originless' && !isForFrame(path))) return refuse(response, 403);
  const method = /^\/host\/([a-zA-Z.]{1,64})$/u.exec(path)?.[1];
  if (path !== '/session' && method === undefined) return serveFile(service, request, response, path);
  if (request.method !== 'POST') return refuse(response, 405, { allow: 'POST' });
  if (!namesOrigin(request) || proofOf(request) === undefined) return refuse(response, 403);
  if (request.headers['content-type'] !== 'application/json') return refuse(response, 415);
  await (method === undefined ? enter(service, request, response) : call(service, request, response, method));
}

function serveFile(service: Service, request: IncomingMessage, response: ServerResponse, path: string): void {
  const file = service.files.get(path);
  if (file === undefined) return refuse(response, 404);
  if (!anonymousReads.has(request.method)) return refuse(response, 405, { allow: 'GET, HEAD' });
  response.writeHead(200, { ...headersOf(path), 'content-type': file.type, 'content-length': file.bytes.length });
  response.end(request.method === 'HEAD' ? undefined : file.bytes);
}

/** If the page has a session already, as on a second visit to the printed address, any token is accepted. */
async function enter(service: Service, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await readJsonBody(request, 1024);
  if (body.state !== 'read') return refuse(response, body.state === 'tooLarge' ? 413 : 400);
  const token = (body.value as { readonly token?: unknown } | null)?.token;
  // Only the token yields the proof: another port could have received the cookie from the browser.
  if (await isAdmitted(service, request)) return answer(response, { ok: true });
  const session = await service.gate.enter(typeof token === 'string' ? token : '');
  if (session === null) return refuse(response, 401);
  const attributes = `Path=/; Max-Age=${cookieSeconds}; HttpOnly; SameSite=Strict`;
  const { cookie, proof } = session;
  answer(response, { ok: true, proof }, { 'set-cookie': `${service.cookieName}=${cookie}; ${attributes}` });
}

async function call(
  service: Service,
  request: IncomingMessage,
  response: ServerResponse,
  method: string,
): Promise<void> {
  if (!(await isAdmitted(service, request))) return refuse(response, 401);
  const body = await readJsonBody(request, largestBody);
  if (body.state !== 'read') return refuse(response, body.state === 'tooLarge' ? 413 : 400);
  answer(response, await service.dispatcher(method, body.value));
}

async function isAdmitted(service: Service, request: IncomingMessage): Promise<boolean> {
  return await service.gate.admits(cookieOf(service, request), proofOf(request) ?? '');
}

/** Returns the proof, empty if the page has none yet; undefined without the header, as in form requests. */
function proofOf(request: IncomingMessage): string | undefined {
  const header = request.headers['x-guide-studio'];
  return typeof header === 'string' ? header : undefined;
}

function cookieOf(service: Service, request: IncomingMessage): string | undefined {
  const prefix = `${service.cookieName}=`;
  const pairs = (request.headers.cookie ?? '').split(/; */u);
  return pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length);
}

function answer(response: ServerResponse, value: unknown, headers: Readonly<Record<string, string>> = {}): void {
  response.writeHead(200, { ...pageHeaders, ...headers, 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(value));
}

const reasons: Readonly<Record<number, string>> = {
  400: 'The request is malformed.',
  401: 'There is no session. Open the address that the start command printed, or run it again.',
  403: 'This server answers only its own page.',
  404: 'There is nothing here.',
  405: 'This method is not allowed here.',
  413: 'The request is too large.',
  415: 'The request must be JSON.',
};

// Closes the connection, so that the rest of an unwanted body is not awaited.
function refuse(response: ServerResponse, status: number, headers: Readonly<Record<string, string>> = {}): void {
  response.writeHead(status, {
    ...pageHeaders,
    ...headers,
    'content-type': 'text/plain; charset=utf-8',
    connection: 'close',
  });
  response.end(`${reasons[status] ?? ''}\n`);
}
