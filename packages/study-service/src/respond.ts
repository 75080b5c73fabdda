import type { List } from './answer.ts';

interface Sendable {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

const texts = new WeakMap<Response, string>();

/** When to send a refused request again, in seconds. */
const retryAfter: Readonly<Record<number, string>> = { 429: '5', 503: '1' };

/** Returns a JSON answer. It must not be cached, because every answer belongs to one key or one participant. */
export function respond({ status, body, headers }: Sendable): Response {
  const seconds = retryAfter[status];
  const more = { ...(seconds === undefined ? {} : { 'retry-after': seconds }), ...headers };
  return sendable(JSON.stringify(body), status, 'application/json; charset=utf-8', more);
}

/** Returns a text answer that is not JSON. */
export function respondText(text: string, type: string): Response {
  return sendable(text, 200, type);
}

/**
 * Returns a JSON list that is created while it is sent, at the client's speed, with one batch in memory. A failure is
 * reported to `failed` and breaks the connection, so that a partial list is not mistaken for a complete one.
 */
export function respondList(
  { status, list }: { readonly status: number; readonly list: List },
  failed: (error: unknown) => void,
): Response {
  const body = ReadableStream.from(bytesOf(list, failed));
  return new Response(body, { status, headers: headersOf('application/json; charset=utf-8') });
}

async function* bytesOf(list: List, failed: (error: unknown) => void): AsyncGenerator<Uint8Array, void, undefined> {
  const encoder = new TextEncoder();
  let before = '[';
  try {
    for await (const batch of list) {
      if (batch.length === 0) continue;
      yield encoder.encode(before + batch.map((element) => JSON.stringify(element)).join(','));
      before = ',';
    }
    yield encoder.encode(before === '[' ? '[]' : ']');
  } catch (error) {
    failed(error);
    throw error;
  }
}

function sendable(text: string, status: number, type: string, more: Readonly<Record<string, string>> = {}): Response {
  const response = new Response(text, { status, headers: { ...headersOf(type), ...more } });
  texts.set(response, text);
  return response;
}

function headersOf(type: string): Readonly<Record<string, string>> {
  return { 'content-type': type, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
}

/** Returns the text of an answer created here, for sending; undefined for a list or any other answer. */
export function textOf(response: Response): string | undefined {
  return texts.get(response);
}
