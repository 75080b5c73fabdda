import type { List } from './answer.ts';

interface Sendable {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

const texts = new WeakMap<Response, string>();

/** A JSON answer. The body may not be stored by anyone in between: every answer belongs to one key or one participant. */
export function respond({ status, body, headers }: Sendable): Response {
  const more = { ...(status === 503 ? { 'retry-after': '1' } : {}), ...headers };
  return sendable(JSON.stringify(body), status, 'application/json; charset=utf-8', more);
}

/** A text that is no JSON. */
export function respondText(text: string, type: string): Response {
  return sendable(text, 200, type);
}

/**
 * A JSON list that is written while it is sent, as fast as the other side reads it: one batch of it is in memory. What
 * fails on the way breaks the connection, so that nobody takes the beginning for the whole.
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

/** The text of an answer of this file, for whoever sends it; undefined for a list, and for any other answer. */
export function textOf(response: Response): string | undefined {
  return texts.get(response);
}
