import type { FetchResponse } from './fetch.ts';

/**
 * Reads a body up to `maxBytes`, counted after decompression, so that neither a huge nor a highly compressed answer
 * fills the memory. Null when there is more; the rest is not fetched. Rejects as the connection does.
 */
export async function readBody(response: FetchResponse, maxBytes: number): Promise<Uint8Array | null> {
  if (response.body === null) return new Uint8Array();
  const reader = response.body.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done || value === undefined) return joined(chunks, length);
    length += value.length;
    if (length > maxBytes) {
      // The outcome is known; a connection that fails while it is given up changes nothing.
      await reader.cancel().catch(() => undefined);
      return null;
    }
    chunks.push(value);
  }
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}
