import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { noteBody } from '../http/bodies.ts';
import { noteNetwork } from '../http/networks.ts';
import { type ConnectionLimits, connectionLimits, keepConnections } from './connections.ts';
import { sendCut } from './ops/sendCut.ts';
import { unhandled } from './ops/unhandled.ts';
import { networkOf } from './networkOf.ts';
import { createProxyWarning } from './proxyWarning.ts';
import { newId } from './random.ts';
import { refuseUnread } from './refuseUnread.ts';
import { StartError } from './startError.ts';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { textOf } from '../respond.ts';

export interface ListenOptions {
  readonly limits?: ConnectionLimits;
  /** True if a proxy writes each client's address to `X-Forwarded-For`. */
  readonly behindProxy?: boolean | undefined;
  /** Told once when requests come through a proxy although `behindProxy` is off. */
  readonly warn?: (sentence: string) => void;
}

/** A running server. */
export interface Listening {
  readonly url: string;
  /** Accepts no new requests, waits for current ones, then ends. */
  close(): Promise<void>;
}

/** Fits a link with the maximum parameters, percent-encoded, so that the page can name the excess ones. */
const mostHeaderBytes = 128 * 1024;
/** How long current requests may take while the service closes. */
const graceMs = 5000;

/** Starts the server. Resolves when it listens. Throws {@link StartError} `portTaken` or `cannotListen`. */
export async function listen(
  fetch: (request: Request) => Promise<Response>,
  host: string,
  port: number,
  { limits = connectionLimits, behindProxy = false, warn = () => undefined }: ListenOptions = {},
): Promise<Listening> {
  const lookForProxy = behindProxy ? () => undefined : createProxyWarning(warn);
  const listener = getRequestListener(
    async (request, { incoming, outgoing }) => {
      const sender = outgoing as ServerResponse;
      lookForProxy(incoming as IncomingMessage);
      // Not the stream of the request, which would read ahead of what is stored.
      const body = incoming as IncomingMessage;
      noteBody(request, { [Symbol.asyncIterator]: () => body.iterator({ destroyOnReturn: false }) });
      noteNetwork(request, networkOf(incoming as IncomingMessage, behindProxy));
      return sendText(await sendCut(await fetch(request), sender), sender);
    },
    { overrideGlobalObjects: false, errorHandler: unhandled },
  );
  const { headMs, requestMs, silentMs, checkMs } = limits;
  const server = createServer(
    {
      headersTimeout: headMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: checkMs,
      maxHeaderSize: mostHeaderBytes,
    },
    (request, response) => {
      connections.begin({ request, response });
      response.once('close', () => {
        if (!server.listening) server.closeIdleConnections();
      });
      void listener(request, response);
    },
  );
  server.setTimeout(silentMs);
  const connections = keepConnections(server, limits);
  server.on('clientError', (error, socket) => refuseUnread(error, socket, connections.answerOn(socket), newId));
  await bind(server, host, port);
  const address = server.address() as AddressInfo;
  const name = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return { url: `http://${name}:${address.port}`, close: () => shut(server) };
}

function bind(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const code = error.code === 'EADDRINUSE' ? 'portTaken' : 'cannotListen';
      reject(new StartError(code, code === 'portTaken' ? String(port) : `${host}:${port}`, error));
    });
    server.listen(port, host, resolve);
  });
}

function shut(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(late);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** Sends an answer with known text without reading its stream; other answers are returned unchanged. */
function sendText(response: Response, outgoing: ServerResponse): Response {
  const text = textOf(response);
  if (text === undefined || outgoing.headersSent) return response;
  const headers = { ...Object.fromEntries(response.headers), 'content-length': Buffer.byteLength(text) };
  outgoing.writeHead(response.status, headers).end(text);
  return RESPONSE_ALREADY_SENT;
}
