import { bodyTooLargeStatus, maxRequestBytes } from '@guide-studio/api-contract';
import { type JsonObject, parseGuide, type TextIssue, textMessageOf } from '@guide-studio/guide-core';
import { type Answer, refuse } from './answer.ts';

/** A body as it came: nothing, one JSON object, or an answer that says what is wrong with it. */
export type RequestBody =
  | { readonly kind: 'absent' }
  | { readonly kind: 'json'; readonly value: JsonObject }
  | { readonly kind: 'refused'; readonly answer: Answer };

/**
 * Reads a body of at most `limit` bytes as a guide file is read: what would not survive reading (duplicate
 * keys, numbers out of range) is `invalid_json` too. The content type is not looked at.
 */
export async function readRequestBody(request: Request, limit = maxRequestBytes): Promise<RequestBody> {
  const bytes = await boundedBytes(request, limit);
  if (bytes === 'tooLarge') return { kind: 'refused', answer: tooLarge(limit) };
  if (bytes === 'cut') return { kind: 'refused', answer: refuse('invalid_json') };
  if (bytes.length === 0) return { kind: 'absent' };
  const parsed = parseGuide(bytes);
  const issue = parsed.ok ? parsed.losses[0] : parsed.issue;
  if (parsed.ok && issue === undefined) return { kind: 'json', value: parsed.value };
  return { kind: 'refused', answer: issue === undefined ? refuse('invalid_json') : unreadable(issue) };
}

/** A list or a bare value is valid JSON of the wrong shape; everything else that cannot be read is invalid JSON. */
function unreadable(issue: TextIssue): Answer {
  const error = textMessageOf(issue, 'body');
  if (issue.code !== 'notAnObject') return refuse('invalid_json', { error });
  return refuse('invalid_request_body', { issues: [{ code: 'invalid_type', path: [], message: error }] });
}

function tooLarge(limit: number): Answer {
  const megabytes = limit / (1024 * 1024);
  const error = `The body is larger than ${megabytes} MB. Send a smaller one.`;
  return refuse('invalid_request_body', { error, status: bodyTooLargeStatus, issues: [{ path: [], message: error }] });
}

async function boundedBytes(request: Request, limit: number): Promise<Uint8Array | 'tooLarge' | 'cut'> {
  const announced = request.headers.get('content-length');
  if (Number(announced ?? 0) > limit) return 'tooLarge';
  try {
    // A body of known length is read in one go, which spares the streams between the connection and here.
    return announced === null ? await gatheredBytes(request, limit) : new Uint8Array(await request.arrayBuffer());
  } catch {
    return 'cut';
  }
}

async function gatheredBytes(request: Request, limit: number): Promise<Uint8Array | 'tooLarge'> {
  if (request.body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body) {
    length += chunk.length;
    if (length > limit) return 'tooLarge';
    chunks.push(chunk);
  }
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}
