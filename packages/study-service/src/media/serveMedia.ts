import { operatingOperations } from '@guide-studio/api-contract';
import type { Hono } from 'hono';
import { type Refusal, refusal } from '../answer.ts';
import { requestIdOf } from '../http/requestIds.ts';
import { respond } from '../respond.ts';
import type { Service } from '../service.ts';
import { readRange } from './byteRange.ts';
import { indexOf } from './indexOf.ts';
import { plainType, playlistName, playlistType } from './mediaTypes.ts';
import { MediaError } from './mediaStore.ts';
import { missingPieces } from './missingPieces.ts';
import { playlistOf } from './playlist.ts';
import { bytesIn, pieceBytes, piecesIn } from './recordingBytes.ts';
import { madeFileOf, sentFile, type ServedFile } from './servedFile.ts';
import { type MediaFile, readSignature, signedBeside } from './signedAddresses.ts';

const { path } = operatingOperations.mediaFile;

/** Adds the signed addresses of recordings to the service (docs/decisions/media.md). */
export function addMediaRoute(app: Hono, service: Service): void {
  app.get(path.replace(/\{(\w+)\}/g, ':$1'), async ({ req }) => {
    const started = service.now();
    const response = await answerTo(service, req.raw, req.param());
    const milliseconds = service.now() - started;
    service.log.request({
      method: 'GET',
      route: path,
      status: response.status,
      requestId: requestIdOf(req.raw),
      milliseconds,
    });
    return response;
  });
}

async function answerTo(service: Service, request: Request, named: Partial<MediaFile>): Promise<Response> {
  const { media, store } = service;
  const url = new URL(request.url);
  const until = await readSignature(service, url);
  if (until === null) return respond(notValid());
  const { organizationId = '', object = '', file = '' } = named;
  const recording = media === undefined ? null : await store.recordings.findAnswered(organizationId, object);
  if (media === undefined || recording === null || missingPieces(recording)?.length !== 0) {
    return respond(refusal('not_found'));
  }
  const maxAge = Math.max(until - Math.ceil(service.now() / 1000), 0);
  const headers = { ...safeHeaders, 'cache-control': `private, max-age=${maxAge}` };
  const made = (await store.recordings.listMade([object])).get(object);
  const files = [...(made === undefined ? [] : [madeFileOf(recording, made)]), sentFile(recording)];
  const wanted = files.find(({ name }) => name === file);
  if (wanted !== undefined) return await sendFile(service, media.store, wanted, request, headers);
  const index = file === playlistName ? await indexOf(media.store, service, recording, made) : null;
  if (index === null) return respond(refusal('not_found'));
  const name = files[0]?.name ?? '';
  const address = await signedBeside(service, { organizationId, object, file: name }, until);
  return new Response(playlistOf(index, address), { headers: { ...headers, 'content-type': playlistType } });
}

function notValid(): Refusal {
  return refusal('forbidden', {
    error: 'This address has ended, or was changed. Read the response again to get a new one.',
  });
}

/** A recording is what a stranger sent: it is shown as media only. */
const safeHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; media-src 'self'; sandbox",
  'referrer-policy': 'no-referrer',
} as const;

async function sendFile(
  service: Service,
  store: NonNullable<Service['media']>['store'],
  { type, tag: name, pieces }: ServedFile,
  request: Request,
  common: Readonly<Record<string, string>>,
): Promise<Response> {
  const size = bytesIn({ pieces });
  const tag = `"${name}"`;
  const ifRange = request.headers.get('if-range');
  const wanted = ifRange === null || ifRange === tag ? request.headers.get('range') : null;
  const range = readRange(wanted, size);
  const headers = { ...common, 'accept-ranges': 'bytes', etag: tag };
  if (range === 'outside') {
    const refused = respond(refusal('bad_request', { status: 416, error: 'The recording has no bytes there.' }));
    refused.headers.set('content-range', `bytes */${size}`);
    return refused;
  }
  const { from, to } = range ?? { from: 0, to: size };
  const lost = await store.find(piecesIn(pieces, from, to)).then(() => null, refusalOf);
  if (lost !== null) return respond(lost);
  const failed = (error: unknown): void => service.log.failure(path, error);
  return new Response(ReadableStream.from(reported(pieceBytes(store, pieces, from, to), failed)), {
    status: range === null ? 200 : 206,
    headers: {
      ...headers,
      'content-type': plainType(type),
      'content-length': String(to - from),
      ...(range === null ? {} : { 'content-range': `bytes ${from}-${to - 1}/${size}` }),
    },
  });
}

/** What is not there is said before anything is sent. */
function refusalOf(error: unknown): Refusal {
  if (!(error instanceof MediaError)) throw error;
  return error.code === 'missing'
    ? refusal('not_found', { error: 'This recording is missing in the place where recordings are kept.' })
    : refusal('internal_error', { status: 503, error: 'The place where recordings are kept cannot be read now.' });
}

/** A failure breaks the connection, so that a part of a recording is not mistaken for the whole. */
async function* reported(
  bytes: AsyncIterable<Uint8Array>,
  failed: (error: unknown) => void,
): AsyncGenerator<Uint8Array, void, undefined> {
  try {
    yield* bytes;
  } catch (error) {
    failed(error);
    throw error;
  }
}
