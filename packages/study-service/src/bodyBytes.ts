import { joinedBytes } from '@guide-studio/api-contract';

/**
 * The bytes of a body, or why it cannot be read: too many, cut off, not in the declared encoding, or unknown encoding.
 */
export type BodyBytes = Uint8Array | 'tooLarge' | 'cut' | 'notPacked' | 'unknownEncoding';

type Packing = 'gzip' | 'deflate';

/** Returns the unpacked bytes as they are read. Reading throws if they are not packed in this way. */
export type Unpack = (bytes: Uint8Array, packing: Packing) => AsyncIterable<Uint8Array>;

/** Supported content encodings. */
const packed: ReadonlyMap<string, Packing> = new Map([
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['deflate', 'deflate'],
]);

/** Value of `Accept-Encoding` when another encoding is refused. */
export const acceptedEncodings = 'gzip, deflate';

/**
 * Reads a body of at most `limit` bytes, both as sent and unpacked. Unpacking stops at the limit. Only one encoding is
 * removed, so doubly packed bodies have no advantage.
 */
export async function readBodyBytes(request: Request, limit: number, unpack: Unpack): Promise<BodyBytes> {
  const announced = request.headers.get('content-length');
  if (Number(announced ?? 0) > limit) return 'tooLarge';
  const encoding = request.headers.get('content-encoding')?.trim().toLowerCase() ?? '';
  const format = packed.get(encoding);
  if (format === undefined && encoding !== '' && encoding !== 'identity') return 'unknownEncoding';
  try {
    if (format !== undefined) return await unpacked(request, format, limit, unpack);
    // A body of known length is read at once, without intermediate streams.
    return announced === null ? await gathered(request.body, limit) : new Uint8Array(await request.arrayBuffer());
  } catch {
    return format === undefined ? 'cut' : 'notPacked';
  }
}

/** An empty body is accepted as empty, although no encoding produces it. */
async function unpacked(request: Request, format: Packing, limit: number, unpack: Unpack): Promise<BodyBytes> {
  const sent = await gathered(request.body, limit);
  if (sent === 'tooLarge' || sent.length === 0) return sent;
  return gathered(unpack(sent, format), limit);
}

async function gathered(
  body: AsyncIterable<Uint8Array> | null,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | 'tooLarge'> {
  if (body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > limit) return 'tooLarge';
    chunks.push(chunk);
  }
  return joinedBytes(chunks, length);
}
