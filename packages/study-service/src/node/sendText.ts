import type { ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { textOf } from '../respond.ts';

/** Sends an answer with known text without reading its stream; other answers are returned unchanged. */
export function sendText(response: Response, outgoing: ServerResponse): Response {
  const text = textOf(response);
  if (text === undefined || outgoing.headersSent) return response;
  const headers = { ...Object.fromEntries(response.headers), 'content-length': Buffer.byteLength(text) };
  outgoing.writeHead(response.status, headers).end(text);
  return RESPONSE_ALREADY_SENT;
}
