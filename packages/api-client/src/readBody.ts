import type { BodyReader } from './fetch.ts';

/**
 * Reads what is left of a body up to `maxBytes`, counted after decompression, so that neither a huge nor a highly
 * compressed answer fills the memory. Null when there is more; the rest is not fetched. Rejects as the connection does.
 */
export async function readBody(
  reader: BodyReader | undefined,
  maxBytes: number,
  begun: Uint8Array = new Uint8Array(),
): Promise<Uint8Array | null> {
  if (reader === undefined) return begun;
  const chunks = [begun];
  let length = begun.length;
  for (;;) {
    if (length > maxBytes) {
      await giveUp(reader);
      return null;
    }
    const { done, value } = await reader.read();
    if (done || value === undefined) return joined(chunks, length);
    length += value.length;
    chunks.push(value);
  }
}

/** The outcome is known; a connection that fails while it is given up changes nothing. */
export async function giveUp(reader: BodyReader | undefined): Promise<void> {
  await reader?.cancel().catch(() => undefined);
}

export function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}
