import { type OutgoingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The body as received, still compressed. */
  readonly body: Buffer;
  readonly json: () => Record<string, unknown>;
}

/** Sends exactly this request. `fetch` would add headers and decompress the answer. */
export function raw(
  url: string,
  sent: { readonly method?: string; readonly headers?: OutgoingHttpHeaders; readonly body?: Uint8Array | string } = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { method: sent.method ?? 'GET', headers: sent.headers ?? {} }, (response) => {
      buffer(response).then(
        (body) =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers as Record<string, string | undefined>,
            body,
            json: () => JSON.parse(body.toString()) as Record<string, unknown>,
          }),
        reject,
      );
    });
    asked.on('error', reject);
    asked.end(sent.body);
  });
}
