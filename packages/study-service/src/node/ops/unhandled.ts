import { RequestError } from '@hono/node-server';
import { refuse } from '../../answer.ts';
import { respond } from '../../respond.ts';
import { newId } from '../random.ts';

/** The answer where a request could not be made into one: an address or a `Host` that is none. Anything else is a bug. */
export function unhandled(error: unknown): Response {
  const sentence = 'The address of this request cannot be read. Check the path and the Host header.';
  const answer = error instanceof RequestError ? refuse('bad_request', { error: sentence }) : refuse('internal_error');
  const response = respond(answer);
  response.headers.set('x-request-id', newId());
  return response;
}
