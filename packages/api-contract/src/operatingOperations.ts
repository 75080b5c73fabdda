import * as z from 'zod';
import type { ErrorCode } from './errors.ts';
import type { Operation, OperationAnswer, OperationRefusal } from './operation.ts';
import * as shape from './resources/index.ts';

// Our own: addresses for operators, the participant page and recordings.

const named = (name: string, description: string) =>
  z.strictObject({ params: z.strictObject({ [name]: z.string().min(1).describe(description) }) });
const nothing = z.strictObject({});

/** Returns what all rows have in common. */
function get(path: string, access: Operation['access'] = 'none') {
  return { family: 'operating' as const, method: 'GET' as const, path, access };
}

const ok = (body: z.ZodType, description: string): OperationAnswer => ({ status: 200, description, body });
const refusal = (status: number, code: ErrorCode, condition: string): OperationRefusal => ({ status, code, condition });

/** Every address but those of health checks refuses a foreign `Host`. */
const foreignHost = refusal(400, 'bad_request', 'The `Host` header names no address of this service.');
const failed = refusal(500, 'internal_error', 'The service failed inside.');

/** The addresses of the service beside its interfaces. All are read. */
export const operatingOperations = {
  healthz: {
    id: 'healthz',
    ...get('/healthz'),
    summary: 'Get whether the process answers',
    input: nothing,
    answers: [ok(shape.Health, 'The process answers.')],
    refusals: [],
  },
  readyz: {
    id: 'readyz',
    ...get('/readyz'),
    summary: 'Get whether the database answers, and the state of the other parts',
    input: nothing,
    answers: [
      ok(shape.Readiness, 'The service is ready.'),
      { status: 503, description: 'The database does not answer.', body: shape.Unready },
    ],
    refusals: [],
  },
  metrics: {
    id: 'metrics',
    ...get('/metrics', 'operatorKey'),
    summary: 'Get figures for Prometheus',
    input: nothing,
    answers: [{ status: 200, description: 'The figures, in the text format of Prometheus.', types: ['text/plain'] }],
    refusals: [
      foreignHost,
      refusal(401, 'unauthorized', "The operator's key is missing or wrong."),
      refusal(403, 'forbidden', 'Other machines reach the service, and the operator set no key.'),
    ],
  },
  openapi: {
    id: 'openapi',
    ...get('/openapi.json'),
    summary: 'Get this document',
    input: nothing,
    answers: [ok(z.looseObject({ openapi: z.string() }), 'The OpenAPI document of the service.')],
    refusals: [foreignHost],
  },
  ownService: {
    id: 'ownService',
    ...get(shape.ownServicePath),
    summary: 'Get whether this is a service of Guide Studio',
    description: 'No other service has this address: where it answers, the operations beyond the public API exist.',
    input: nothing,
    answers: [ok(shape.OwnService, 'It is one, and knows rehearsals.')],
    refusals: [foreignHost],
  },
  mediaFile: {
    id: 'mediaFile',
    ...get('/media/{organizationId}/{object}/{file}'),
    summary: 'Get a recording, or the playlist of one',
    description: 'The address is signed, and part of responses. It is valid for about one hour.',
    input: z.strictObject({
      params: z.strictObject({
        organizationId: z.string().min(1).describe('As in the address.'),
        object: z.string().min(1).describe('As in the address.'),
        file: z.string().min(1).describe('As in the address.'),
      }),
      query: z.strictObject({
        until: z.string().describe('When the address ends, in seconds since 1970.'),
        signature: z.string().describe('The signature of the address.'),
      }),
      headers: z.strictObject({
        range: z.string().optional().describe('The bytes that are wanted, such as `bytes=0-`.'),
      }),
    }),
    answers: [
      {
        status: 200,
        description: 'The whole recording, or its playlist.',
        types: ['audio/*', 'video/*', 'application/vnd.apple.mpegurl'],
      },
      {
        status: 206,
        description: 'The bytes that were asked for.',
        types: ['audio/*', 'video/*'],
        headers: { 'Content-Range': 'Which bytes of how many these are.' },
      },
    ],
    refusals: [
      foreignHost,
      refusal(403, 'forbidden', 'The address has ended, or was changed.'),
      refusal(404, 'not_found', 'The recording is not kept, or is missing.'),
      refusal(416, 'bad_request', 'The recording has no bytes there.'),
      failed,
      refusal(503, 'internal_error', 'The place where recordings are kept cannot be read now.'),
    ],
  },
  participantPage: {
    id: 'participantPage',
    ...get('/s/{linkId}'),
    summary: 'Open the page on which participants take a study',
    description: 'Parameters of the link are those of the interview. A former link leads to the current one.',
    input: named('linkId', 'The link id of the study.'),
    answers: [
      { status: 200, description: 'The page.', types: ['text/html'] },
      {
        status: 302,
        description: 'The study has another link now.',
        types: [],
        headers: { Location: 'The current link, with the parameters.' },
      },
      { status: 404, description: 'No live study has this link; the page says so.', types: ['text/html'] },
    ],
    refusals: [foreignHost, refusal(404, 'not_found', 'The service has no page.'), failed],
  },
  pageFile: {
    id: 'pageFile',
    ...get('/page/{file}'),
    summary: 'Get a file of the participant page',
    input: named('file', 'The name of the file, as in the page.'),
    answers: [{ status: 200, description: 'The file.', types: ['text/javascript', 'text/css', 'image/svg+xml'] }],
    refusals: [foreignHost, refusal(404, 'not_found', 'The page has no such file.')],
  },
} as const satisfies Readonly<Record<string, Operation>>;

/** The id of an address for operators, the participant page or recordings. */
export type OperatingOperationId = keyof typeof operatingOperations;
