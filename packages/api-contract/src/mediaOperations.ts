import * as z from 'zod';
import { bodyTooLargeStatus, bodyTooSlowStatus } from './assumptions.ts';
import { type ErrorCode, errors } from './errors.ts';
import type { Operation, OperationRefusal } from './operation.ts';
import * as shape from './resources/index.ts';

// Our own: the pictures and videos of guides. Their bytes are no JSON, so `endpoints` cannot have these rows.

const name = z.string().min(1).describe('What follows "media:" in the address.');
const refusal = (status: number, code: ErrorCode, condition: string = errors[code].condition): OperationRefusal => ({
  status,
  code,
  condition,
});
const foreignHost = refusal(400, 'bad_request', 'The `Host` header names no address of this service.');
const failed = refusal(500, 'internal_error', 'The service failed inside.');
const unreadable = refusal(503, 'internal_error', 'The place where pictures and videos are kept cannot be used now.');

/** Sending a picture or video of a guide to the service, and showing it to participants. */
export const mediaOperations = {
  putStudyMedia: {
    id: 'putStudyMedia',
    family: 'studio',
    method: 'PUT',
    path: '/api/studio/media/{name}',
    access: 'apiKey',
    summary: 'Send a picture or video of a guide',
    description:
      'The same file sent again changes nothing. It is deleted after a day in which no study was made with it.',
    input: z.strictObject({ params: z.strictObject({ name }), body: z.unknown() }),
    bodyType: 'application/octet-stream',
    answers: [{ status: 200, description: 'The file is on disk.', body: shape.StoredMedia }],
    refusals: [
      foreignHost,
      refusal(400, 'invalid_request_body', 'The bytes do not have the hash or the type of the name.'),
      refusal(401, 'missing_api_key'),
      refusal(401, 'invalid_api_key'),
      refusal(403, 'forbidden'),
      refusal(404, 'not_found', 'The service keeps no pictures and videos.'),
      refusal(bodyTooSlowStatus, 'invalid_request_body', 'The file came too slowly.'),
      refusal(409, 'concurrent_modification', 'Another process writes; nothing was stored.'),
      refusal(bodyTooLargeStatus, 'invalid_request_body', 'The file is larger than one of its type may be.'),
      failed,
      unreadable,
      refusal(507, 'internal_error', 'There is too little free space, or the organization has reached its limit.'),
    ],
  },
  studyMediaFile: {
    id: 'studyMediaFile',
    family: 'operating',
    method: 'GET',
    path: '/s/{linkId}/media/{name}',
    access: 'none',
    summary: 'Get a picture or video of a study',
    description: 'Only what the guide of the study names is served, under the type that its name ends with.',
    input: z.strictObject({
      params: z.strictObject({ linkId: z.string().min(1).describe('The link id of the study.'), name }),
      headers: z.strictObject({
        range: z.string().optional().describe('The bytes that are wanted, such as `bytes=0-`.'),
      }),
    }),
    answers: [
      { status: 200, description: 'The whole file.', types: ['image/*', 'video/*'] },
      {
        status: 206,
        description: 'The bytes that were asked for.',
        types: ['image/*', 'video/*'],
        headers: { 'Content-Range': 'Which bytes of how many these are.' },
      },
    ],
    refusals: [
      foreignHost,
      refusal(404, 'not_found', 'No study has this link, it does not name this file, or the file is missing.'),
      refusal(416, 'bad_request', 'The file has no bytes there.'),
      failed,
      unreadable,
    ],
  },
} as const satisfies Readonly<Record<string, Operation>>;

/** The id of an operation for the pictures and videos of guides. */
export type MediaOperationId = keyof typeof mediaOperations;
