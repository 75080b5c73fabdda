import type { ServerResponse } from 'node:http';
import { pageHeaders } from './contentSecurityPolicy.ts';

const reasons = {
  400: 'The request is malformed.',
  401: 'There is no session. Open the address that the start command printed, or run it again.',
  403: 'This server answers only its own page.',
  404: 'There is nothing here.',
  405: 'This method is not allowed here.',
  413: 'The request is too large.',
  415: 'The request must be JSON.',
} as const;

export type RefusalStatus = keyof typeof reasons;

/** Returns the answer to a request that is refused. It closes the connection, so that the rest of a body is not awaited. */
export function refusal(status: RefusalStatus, more: Readonly<Record<string, string>> = {}): Response {
  return new Response(bodyOf(status), { status, headers: { ...headers, ...more } });
}

/** Sends the answer to a request that Hono must not see. */
export function sendRefusal(response: ServerResponse, status: RefusalStatus): void {
  response.writeHead(status, headers);
  response.end(bodyOf(status));
}

const headers = { ...pageHeaders, 'content-type': 'text/plain; charset=utf-8', connection: 'close' };

function bodyOf(status: RefusalStatus): string {
  return `${reasons[status]}\n`;
}
