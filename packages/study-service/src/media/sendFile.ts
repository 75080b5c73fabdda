import { type Refusal, refusal } from '../answer.ts';
import { respond } from '../respond.ts';
import type { Service } from '../service.ts';
import { readRange } from './byteRange.ts';
import { plainType } from './mediaTypes.ts';
import { MediaError, type MediaStore } from './mediaStore.ts';
import { bytesIn, pieceBytes, piecesIn } from './recordingBytes.ts';
import type { ServedFile } from './servedFile.ts';

/** A file is what a stranger sent: it is shown as media only. */
export const safeHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; media-src 'self'; sandbox",
  'referrer-policy': 'no-referrer',
} as const;

/** What is said when bytes cannot be sent. */
export interface FileWords {
  readonly outside: string;
  readonly missing: string;
  readonly unreadable: string;
}

interface Sending {
  readonly service: Pick<Service, 'log'>;
  readonly store: MediaStore;
  /** The template of its address. */
  readonly route: string;
  readonly words: FileWords;
}

/** Sends a file of the media store, or the bytes that are asked for, as media and nothing else. */
export async function sendFile(
  { service, store, route, words }: Sending,
  { type, tag: name, pieces }: ServedFile,
  request: Request,
  common: Readonly<Record<string, string>>,
): Promise<Response> {
  const size = bytesIn({ pieces });
  const tag = `"${name}"`;
  const ifRange = request.headers.get('if-range');
  const wanted = ifRange === null || ifRange === tag ? request.headers.get('range') : null;
  const range = readRange(wanted, size);
  const headers = { ...safeHeaders, ...common, 'accept-ranges': 'bytes', etag: tag };
  if (range === 'outside') {
    const refused = respond(refusal('bad_request', { status: 416, error: words.outside }));
    refused.headers.set('content-range', `bytes */${size}`);
    return refused;
  }
  const { from, to } = range ?? { from: 0, to: size };
  const lost = await store.find(piecesIn(pieces, from, to)).then(
    () => null,
    (error: unknown) => refusalOf(error, words),
  );
  if (lost !== null) return respond(lost);
  const failed = (error: unknown): void => service.log.failure(route, error);
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
function refusalOf(error: unknown, words: FileWords): Refusal {
  if (!(error instanceof MediaError)) throw error;
  return error.code === 'missing'
    ? refusal('not_found', { error: words.missing })
    : refusal('internal_error', { status: 503, error: words.unreadable });
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
