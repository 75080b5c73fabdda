import { type OutgoingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** As it came, not unpacked. */
  readonly body: Buffer;
  readonly json: () => Record<string, unknown>;
}

/** One request as it is written here: `fetch` sets headers of its own and unpacks what comes. */
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
