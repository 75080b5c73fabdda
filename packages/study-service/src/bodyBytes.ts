import { joinedBytes } from '@guide-studio/api-contract/internal';
import { bodyOfRequest } from './http/bodies.ts';
import { inTime, mostMsFor, type Pace, paced } from './pace.ts';

/** Why a body cannot be read: too many bytes, cut off, too slow, not in the declared encoding, or unknown encoding. */
export type BodyFault = 'tooLarge' | 'cut' | 'tooSlow' | 'notPacked' | 'unknownEncoding';

/** The bytes of a body, or why it cannot be read. */
export type BodyBytes = Uint8Array | BodyFault;

/** Thrown while a body is read part by part. */
export class BodyError extends Error {
  readonly fault: BodyFault;

  constructor(fault: BodyFault) {
    super(`The body cannot be read: ${fault}.`);
    this.name = 'BodyError';
    this.fault = fault;
  }
}

type Packing = 'gzip' | 'deflate';

/** Returns the unpacked bytes as they are read. Reading throws if they are not packed in this way, or as `bytes` does. */
export type Unpack = (bytes: AsyncIterable<Uint8Array>, packing: Packing) => AsyncIterable<Uint8Array>;

/** How the bodies of a service are read. */
export interface Reading {
  readonly unpack: Unpack;
  readonly pace: Pace;
}

/** Supported content encodings. */
const packed: ReadonlyMap<string, Packing> = new Map([
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['deflate', 'deflate'],
]);

/** Value of `Accept-Encoding` when another encoding is refused. */
export const acceptedEncodings = 'gzip, deflate';

const late = (): BodyError => new BodyError('tooSlow');

/**
 * Reads a body of at most `limit` bytes, both as sent and unpacked. Unpacking stops at the limit. Only one encoding is
 * removed, so doubly packed bodies have no advantage.
 */
export async function readBodyBytes(request: Request, limit: number, reading: Reading): Promise<BodyBytes> {
  try {
    const announced = announcedBytes(request);
    if (announced === null || packingOf(request) !== null) return await gathered(bodyParts(request, limit, reading));
    if (announced > limit) return 'tooLarge';
    // A body of known length is read at once, without intermediate streams.
    return new Uint8Array(await inTime(request.arrayBuffer(), mostMsFor(reading.pace, announced), late));
  } catch (error) {
    return error instanceof BodyError ? error.fault : 'cut';
  }
}

/** Returns the unpacked parts of a body as they arrive, with one of them in memory. Throws {@link BodyError}. */
export async function* bodyParts(
  request: Request,
  limit: number,
  { unpack, pace }: Reading,
): AsyncGenerator<Uint8Array, void, undefined> {
  const packing = packingOf(request);
  if ((announcedBytes(request) ?? 0) > limit) throw new BodyError('tooLarge');
  const body = bodyOfRequest(request);
  if (body === null) return;
  const sent = within(limit, arriving(paced(body, pace, late)));
  yield* packing === null ? sent : within(limit, unpacked(sent, packing, unpack));
}

/** Returns the length that a request announces; null if it does not. */
export function announcedBytes(request: Request): number | null {
  const announced = request.headers.get('content-length');
  return announced === null ? null : Number(announced);
}

function packingOf(request: Request): Packing | null {
  const encoding = request.headers.get('content-encoding')?.trim().toLowerCase() ?? '';
  const packing = packed.get(encoding);
  if (packing === undefined && encoding !== '' && encoding !== 'identity') throw new BodyError('unknownEncoding');
  return packing ?? null;
}

/** The connection broke. */
async function* arriving(parts: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
  try {
    yield* parts;
  } catch (error) {
    throw error instanceof BodyError ? error : new BodyError('cut');
  }
}

async function* within(limit: number, parts: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
  let length = 0;
  for await (const part of parts) {
    length += part.length;
    if (length > limit) throw new BodyError('tooLarge');
    yield part;
  }
}

/** An empty body is accepted as empty, although no encoding produces it. */
async function* unpacked(
  sent: AsyncIterable<Uint8Array>,
  packing: Packing,
  unpack: Unpack,
): AsyncGenerator<Uint8Array, void, undefined> {
  let isEmpty = true;
  async function* noted(): AsyncGenerator<Uint8Array, void, undefined> {
    for await (const part of sent) {
      isEmpty &&= part.length === 0;
      yield part;
    }
  }
  try {
    yield* unpack(noted(), packing);
  } catch (error) {
    if (error instanceof BodyError) throw error;
    if (!isEmpty) throw new BodyError('notPacked');
  }
}

async function gathered(parts: AsyncIterable<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const all: Uint8Array[] = [];
  let length = 0;
  for await (const part of parts) {
    all.push(part);
    length += part.length;
  }
  return joinedBytes(all, length);
}
