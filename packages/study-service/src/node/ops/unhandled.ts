import { RequestError } from '@hono/node-server';
import { refusal } from '../../answer.ts';
import { respond } from '../../respond.ts';
import { newId } from '../random.ts';

/** Returns the answer to a request with an invalid address or `Host`. Other errors are bugs. */
export function unhandled(error: unknown): Response {
  const sentence = 'The address of this request cannot be read. Check the path and the Host header.';
  const answer =
    error instanceof RequestError ? refusal('bad_request', { error: sentence }) : refusal('internal_error');
  const response = respond(answer);
  response.headers.set('x-request-id', newId());
  return response;
}
