import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Dispatcher } from '../../common/index.ts';
import { createLoopbackApp, type ReadRecording } from './createLoopbackApp.ts';
import { sendRefusal } from './refusal.ts';
import { refusalOf } from './requestSource.ts';
import { createSessionGate } from './sessionGate.ts';
import { readStaticFiles } from './staticFiles.ts';

/** The host and the page that are served. */
export interface LoopbackOptions {
  readonly dispatcher: Dispatcher;
  /** Default: there are none. */
  readonly readRecording?: ReadRecording;
  /** Folder of the built editor. */
  readonly rendererDir: string;
  /** Default: 0, any free port. */
  readonly port?: number;
  readonly sleep?: (milliseconds: number) => Promise<void>;
}

/** A running server on 127.0.0.1. */
export interface LoopbackServer {
  /** The address to open, with the one-time token in its fragment. */
  readonly url: string;
  readonly origin: string;
  /** Stops the server and closes all connections. */
  close(): Promise<void>;
}

/**
 * Serves the editor and the host's methods on 127.0.0.1, to this machine only (docs/decisions/security.md). The page
 * and its files contain no data and need no session; calls do. What a parsed address would hide is judged before Hono
 * gets the request. Resolves when the server listens. Rejects with the system's code: EADDRINUSE or EACCES for the port,
 * ENOENT if the editor is not built.
 */
export async function startLoopbackServer(options: LoopbackOptions): Promise<LoopbackServer> {
  const files = await readStaticFiles(options.rendererDir);
  const gate = createSessionGate(options.sleep ?? (async (milliseconds) => await wait(milliseconds)));
  const server = createServer({ maxHeaderSize: 16_384, headersTimeout: 60_000, requestTimeout: 120_000 });
  server.maxConnections = 256;
  server.on('clientError', refuseUnread);
  const port = await listen(server, options.port ?? 0);
  const host = `127.0.0.1:${port}`;
  const app = createLoopbackApp({
    cookieName: `guide-studio-${port}`,
    gate,
    files,
    dispatcher: options.dispatcher,
    readRecording: options.readRecording ?? (async () => null),
  });
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  server.on('request', (request, response) => {
    const refused = refusalOf(request, host);
    if (refused === null) void listener(request, response);
    else sendRefusal(response, refused);
  });
  const origin = `http://${host}`;
  return { url: `${origin}/#token=${gate.token}`, origin, close: async () => await close(server) };
}

/**
 * Answers what cannot be read as a request. A connection on which nothing came in time is closed without a word: browsers
 * keep spare connections, and would take a 408 there for the answer to their next request.
 */
function refuseUnread(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' || !socket.writable) return void socket.destroy();
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
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
