import type { IncomingMessage } from 'node:http';

export type JsonBody =
  | { readonly state: 'read'; readonly value: unknown }
  | { readonly state: 'tooLarge' }
  | { readonly state: 'notJson' };

/** Reads the body of a request up to a limit. Returns `tooLarge` without reading the rest. */
export async function readJsonBody(request: IncomingMessage, limitBytes: number): Promise<JsonBody> {
  const chunks: Buffer[] = [];
  let length = 0;
  // Leaving the loop must not close the connection: the refusal still has to be sent.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limitBytes) return { state: 'tooLarge' };
    chunks.push(chunk);
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
    return { state: 'read', value: JSON.parse(text) };
  } catch {
    return { state: 'notJson' };
  }
}
