import {
  bodyTooLargeStatus,
  bodyTooSlowStatus,
  maxRequestBytes,
  unknownEncodingStatus,
} from '@guide-studio/api-contract/internal';
import type { JsonObject } from '@guide-studio/guide-core';
import { parseGuide, type TextIssue } from '@guide-studio/guide-core/files';
import { bodyMessageOf } from '@guide-studio/guide-core/internal';
import { type Refusal, refusal } from './answer.ts';
import { acceptedEncodings, type BodyFault, readBodyBytes, type Reading } from './bodyBytes.ts';

/** A request body: absent, one JSON object, or the refusal of an invalid one. */
export type RequestBody =
  | { readonly kind: 'absent' }
  | { readonly kind: 'json'; readonly value: JsonObject }
  | { readonly kind: 'refused'; readonly answer: Refusal };

/**
 * Reads a body of at most `limit` bytes like a guide file: content that would change when parsed (duplicate keys,
 * numbers out of range) is `invalid_json` too. The content type is ignored. A compressed body is unpacked.
 */
export async function readRequestBody(
  request: Request,
  reading: Reading,
  limit = maxRequestBytes,
): Promise<RequestBody> {
  const bytes = await readBodyBytes(request, limit, reading);
  if (typeof bytes === 'string') return { kind: 'refused', answer: unread(bytes, limit) };
  if (bytes.length === 0) return { kind: 'absent' };
  const parsed = parseGuide(bytes);
  const issue = parsed.ok ? parsed.losses[0] : parsed.issue;
  if (parsed.ok && issue === undefined) return { kind: 'json', value: parsed.value };
  return { kind: 'refused', answer: issue === undefined ? refusal('invalid_json') : unreadable(issue) };
}

/** A list or a bare value is valid JSON of the wrong shape; other unreadable bodies are invalid JSON. */
function unreadable(issue: TextIssue): Refusal {
  const error = bodyMessageOf(issue);
  if (issue.code !== 'notAnObject') return refusal('invalid_json', { error });
  return refusal('invalid_request_body', { issues: [{ code: 'invalid_type', path: [], message: error }] });
}

function unread(reason: BodyFault, limit: number): Refusal {
  switch (reason) {
    case 'tooLarge':
      return tooLarge(limit);
    case 'tooSlow':
      return tooSlow();
    case 'cut':
      return refusal('invalid_json');
    case 'notPacked':
      return refusal('invalid_json', {
        error: 'The body cannot be decompressed. Compress it again, or send it uncompressed.',
      });
    case 'unknownEncoding':
      return unknownEncoding();
  }
}

function unknownEncoding(): Refusal {
  const error = `The body has a Content-Encoding that is not supported. Send it uncompressed, or with one of ${acceptedEncodings}.`;
  const issues = [{ path: [], message: error }];
  const headers = { 'accept-encoding': acceptedEncodings };
  return refusal('invalid_request_body', { error, status: unknownEncodingStatus, issues, headers });
}

function tooSlow(): Refusal {
  const error = 'The body arrived too slowly, so the connection is closed. Send it again over a faster one.';
  return refusal('invalid_request_body', { error, status: bodyTooSlowStatus, issues: [{ path: [], message: error }] });
}

function tooLarge(limit: number): Refusal {
  const megabytes = limit / (1024 * 1024);
  const error = `The body is larger than ${megabytes} MB. Send a smaller one.`;
  return refusal('invalid_request_body', { error, status: bodyTooLargeStatus, issues: [{ path: [], message: error }] });
}
