import type { ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { bytesBeforeCut } from '../../http/faults.ts';

/**
 * Sends the part of an answer that a fault rule allows and breaks the connection; other answers are returned unchanged.
 * The headers announce the whole body, so the client can detect the cut.
 */
export async function sendCut(response: Response, outgoing: ServerResponse): Promise<Response> {
  const after = bytesBeforeCut(response);
  if (after === undefined) return response;
  const whole = new Uint8Array(await response.arrayBuffer());
  const part = whole.subarray(0, Math.min(after, Math.max(0, whole.length - 1)));
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), 'content-length': whole.length });
  outgoing.flushHeaders();
  if (part.length > 0) outgoing.write(part);
  outgoing.socket?.destroySoon();
  return RESPONSE_ALREADY_SENT;
}
