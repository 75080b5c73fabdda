/** The bytes of a body, or why there are none: too many, cut off or not what its encoding promises, or unknown. */
export type BodyBytes = Uint8Array | 'tooLarge' | 'cut' | 'notPacked' | 'unknownEncoding';

type Packing = 'gzip' | 'deflate';

/** Encodings of a body that are read, besides none. */
const packed: ReadonlyMap<string, Packing> = new Map([
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['deflate', 'deflate'],
]);

/** What is written into `Accept-Encoding` when another encoding is refused. */
export const acceptedEncodings = 'gzip, deflate';

/**
 * Reads a body of at most `limit` bytes, as it was sent and after unpacking alike: of a body that grows past the
 * limit no more is unpacked. One encoding is taken off, so that packing what is packed gains nothing.
 */
export async function readBodyBytes(request: Request, limit: number): Promise<BodyBytes> {
  const announced = request.headers.get('content-length');
  if (Number(announced ?? 0) > limit) return 'tooLarge';
  const encoding = request.headers.get('content-encoding')?.trim().toLowerCase() ?? '';
  const format = packed.get(encoding);
  if (format === undefined && encoding !== '' && encoding !== 'identity') return 'unknownEncoding';
  try {
    if (format !== undefined) return await unpacked(request, format, limit);
    // A body of known length is read in one go, which spares the streams between the connection and here.
    return announced === null ? await gathered(request.body, limit) : new Uint8Array(await request.arrayBuffer());
  } catch {
    return format === undefined ? 'cut' : 'notPacked';
  }
}

/** Nothing that was sent is nothing, though it is not what any encoding makes of nothing. */
async function unpacked(request: Request, format: Packing, limit: number): Promise<BodyBytes> {
  const sent = await gathered(request.body, limit);
  if (sent === 'tooLarge' || sent.length === 0) return sent;
  return gathered(new Blob([sent]).stream().pipeThrough(new DecompressionStream(format)), limit);
}

async function gathered(
  body: ReadableStream<Uint8Array> | null,
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
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}
