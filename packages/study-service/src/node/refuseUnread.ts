import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** Answers to input that is not HTTP, or exceeds a limit. */
const refusals: Readonly<Record<string, { readonly status: string; readonly error: string }>> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    error: 'The headers of the request are too large. Send fewer or shorter ones.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    error: 'The request did not arrive in time. Send it again.',
  },
};
const unreadable = { status: '400 Bad Request', error: 'The request is not valid HTTP. Check what was sent.' };

/**
 * Answers input that never becomes a request: broken or oversized headers, or an incomplete request. The answer has an
 * id and a body like any other. `underWay` is the answer already started on the socket, if any.
 */
export function refuseUnread(
  { code = '' }: NodeJS.ErrnoException,
  socket: Duplex,
  underWay: ServerResponse | undefined,
  newId: () => string,
): void {
  if (!socket.writable || code === 'ECONNRESET' || underWay?.headersSent === true) {
    socket.destroy();
    return;
  }
  const { status, error } = refusals[code] ?? unreadable;
  const body = JSON.stringify({ error, code: 'bad_request' });
  const head = [
    `HTTP/1.1 ${status}`,
    'content-type: application/json; charset=utf-8',
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    `x-request-id: ${newId()}`,
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
