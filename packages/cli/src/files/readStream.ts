import { maximumBytes } from '@guide-studio/guide-core';

/** Reads a stream to its end, or as far as it is certain that it is no guide: it may never end. */
export async function readStream(stream: AsyncIterable<Uint8Array | string>): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk as Uint8Array);
    chunks.push(bytes);
    length += bytes.length;
    if (length > maximumBytes) break;
  }
  return Buffer.concat(chunks);
}
