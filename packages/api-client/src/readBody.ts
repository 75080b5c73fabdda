import { type BodyReader, joinedBytes } from '@guide-studio/api-contract/internal';

/**
 * Reads the rest of a body up to `maxBytes`, counted after decompression, so that neither large nor highly compressed
 * responses exhaust memory. Returns null if there is more; the rest is not downloaded. Rejects if the connection fails.
 */
export async function readBody(
  reader: BodyReader,
  maxBytes: number,
  begun: Uint8Array = new Uint8Array(),
): Promise<Uint8Array | null> {
  const chunks = [begun];
  let length = begun.length;
  for (;;) {
    if (length > maxBytes) {
      await giveUp(reader);
      return null;
    }
    const { done, value } = await reader.read();
    if (done || value === undefined) return joinedBytes(chunks, length);
    length += value.length;
    chunks.push(value);
  }
}

/** Cancels a body. The outcome is already known, so connection errors are ignored. */
export async function giveUp(reader: BodyReader): Promise<void> {
  await reader.cancel().catch(() => undefined);
}
