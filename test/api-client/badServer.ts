import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Seen {
  readonly method: string;
  readonly url: string;
  readonly key: string | undefined;
  readonly body: string;
}

/** A real HTTP server on 127.0.0.1 that gives the answers it was told to and records its requests. */
export interface BadServer {
  readonly url: string;
  readonly seen: Seen[];
  behave(answer: Behaviour): void;
  close(): Promise<void>;
}

export type Behaviour = (response: ServerResponse, request: IncomingMessage) => void;

export async function startBadServer(): Promise<BadServer> {
  const seen: Seen[] = [];
  let answer: Behaviour = (response) => response.end();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    response.on('error', () => undefined);
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const key = request.headers['x-api-key'];
      seen.push({
        method: request.method ?? '',
        url: request.url ?? '',
        key: Array.isArray(key) ? key.join() : key,
        body: Buffer.concat(chunks).toString('utf8'),
      });
      answer(response, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    behave: (next) => {
      answer = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Answers with a status and a JSON body. */
export function json(status: number, body: unknown): Behaviour {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
}
